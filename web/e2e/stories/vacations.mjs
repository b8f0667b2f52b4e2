// Vacations: the clocks of slow games stand, and the opponent sees until when.
import { makesAccount, part } from '../harness/account.mjs';
import { introduce, joins, opensSlowRoom } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('somebody goes on vacation and comes back, and the opponent sees it', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'ja', theme: 'dark', size: 'phone' }),
    stage.player('Bo', { language: 'zh-Hant' }),
  ]);
  introduce(ann, bo);
  await makesAccount(ann, 'Yui');
  await makesAccount(bo, 'Lin');
  ann.acquaintances.push('Lin');
  bo.acquaintances.push('Yui');
  await opensSlowRoom(ann, 'claim');
  await joins(bo, ann.path);
  await bo.page
    .getByTestId(/^player-/)
    .first()
    .waitFor();

  await ann.go('/account');
  const vacation = part(ann, 'web-vacation');
  await vacation.getByText(ann.says('web-vacation-left', { days: 30, all: 30 })).waitFor();
  await vacation.getByLabel(ann.says('web-vacation-days'), { exact: true }).fill('5');
  await vacation.getByRole('button', { name: ann.says('web-vacation-begin') }).click();
  await vacation.getByRole('button', { name: ann.says('web-vacation-end') }).waitFor();
  await ann.looks('vacation-account');
  const mark = bo.page.getByTestId('vacation');
  await mark.waitFor();
  await bo.looks('vacation-room');

  await vacation.getByRole('button', { name: ann.says('web-vacation-end') }).click();
  await vacation.getByText(ann.says('web-vacation-left', { days: 29, all: 30 })).waitFor();
  await mark.waitFor({ state: 'detached' });
});
