// A whole game on a phone.
import { opensRoomWithComputer } from '../harness/computer.mjs';
import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story(
  'on a phone a point is tapped twice, or confirmed by the button, before a stone is placed',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'no-forbidden', {
      colours: 'host',
      one: { language: 'zh-Hans', size: 'phone', touch: true },
      other: { language: 'ja', size: 'small', touch: true, theme: 'dark' },
    });
    await byColour(ann, bo);
    await ann.touch('h8');
    await ann.seesChosen('h8');
    await ann.looks('room-phone-chosen');
    await ann.touch('j9');
    await ann.seesChosen('j9');
    await ann.place('h8');
    await bo.seesMoves('h8');
    await bo.touch('a1');
    await bo.press('web-confirm-point', { point: 'A1' });
    await ann.seesMoves('h8 a1');
    await play([ann, bo], 'i8 a3 j8 a5 k8 a7 l8');
    await ann.ends('won');
    await bo.ends('lost');
    await bo.looks('result-phone');
  },
);

story('on a phone what is asked and what has come out are seen without scrolling', async (stage) => {
  const ann = await stage.player('Ann', { language: 'ja', size: 'phone', touch: true });
  await ann.page.setViewportSize({ width: 360, height: 740 });
  await opensRoomWithComputer(ann, 1, 'rif', { colours: 'guest' });
  // The computer lays the opening out, and its opponent chooses the colour.
  const white = ann.question.getByRole('button', { name: ann.says('white'), exact: true });
  await ann.seesTogether(ann.board, ann.bar, ann.question, white);
  await white.tap();
  await ann.resigns();
  await ann.ends('lost');
  await ann.seesTogether(ann.board, ann.button('web-rematch'), ann.button('web-review'));
});

/** The engine stands behind everything else on the machine, and may take so long on a busy one. */
const ENGINE_MS = 60_000;

for (const [how, viewport] of Object.entries({
  upright: { width: 320, height: 568 },
  'on its side': { width: 740, height: 360 },
})) {
  story(`on a phone held ${how} the board and the proof are on the screen together`, async (stage) => {
    const ann = await stage.player('Ann', { language: 'zh-Hans', size: 'small' });
    await ann.page.setViewportSize(viewport);
    await ann.go('/analysis?moves=h8,a1,h9,a15,h10,o1');
    await ann.press('web-solve-vcf', { colour: ann.says('black') });
    const proof = ann.page.getByTestId('proof');
    const next = proof.getByRole('button', { name: ann.says('web-explain-next') });
    await next.waitFor({ timeout: ENGINE_MS });
    await ann.seesTogether(ann.board, next);
    await next.click();
    await ann.seesTogether(ann.board, next);
    // The rest of the page goes by under the board, and can be reached to its end.
    await proof.getByRole('button', { name: ann.says('web-close') }).click();
    await ann.seesTogether(ann.board, ann.button('web-solve-vcf', { colour: ann.says('black') }));
    await ann.press('web-engine-start');
    const line = ann.page.getByRole('list', { name: ann.says('web-engine-best') }).getByRole('listitem');
    await line.first().waitFor({ timeout: ENGINE_MS });
    await ann.seesTogether(ann.board, line);
  });
}
