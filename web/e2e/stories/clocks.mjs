// Time that runs out, and players who do not come back.
import { byColour, play } from '../harness/player.mjs';
import { introduce, joins, opensUnusualRoom, couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('a flag that falls loses the game', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', {
    perMoveSeconds: 6,
    other: { language: 'ja', size: 'phone' },
  });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9');
  await Promise.all([black.ends('lost'), white.ends('won')]);
  const loser = white.says('who', { name: black.name, colour: white.says('black') });
  const winner = white.says('who', { name: white.name, colour: white.says('white') });
  await white.sees('ending-time', { loser, winner });
});

story('a player who stays away can be waited for, or the game be claimed', async (stage) => {
  const [ann, bo] = await Promise.all([stage.player('Ann', { language: 'zh-Hans' }), stage.player('Bo')]);
  introduce(ann, bo);
  await opensUnusualRoom(ann, 'claim', { abandonment_ms: 2000 });
  await joins(bo, ann.path);
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9');
  await black.leaves();
  await white.absence.getByRole('button').first().waitFor();
  await white.looks('room-away-claimable');
  await white.press('web-away-wait');
  await white.absence.waitFor({ state: 'detached' });
  await white.page.getByRole('button', { name: `${white.says('web-away-claim')}…` }).click();
  await white.press('web-away-claim');
  await white.ends('won');
});

story('a player who is away sees a countdown go and comes back in time', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', { other: { language: 'zh-Hant' } });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9');
  const { path } = black;
  await black.leaves();
  await white.absence.waitFor();
  await white.looks('room-away-countdown');
  await black.go(path);
  await white.absence.waitFor({ state: 'detached' });
  await black.place('j9');
  await white.seesMoves('h8 h9 j9');
});
