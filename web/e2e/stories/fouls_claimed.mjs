// Rooms where a forbidden move must be claimed by the opponent.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

/** Black's last stone makes two threes. */
const DOUBLE_THREE = 'h8 a1 j8 a3 i7 a5 i9 a7 i8';

story('a claimed foul ends the game, and both are shown why', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', {
    one: { language: 'zh-Hans' },
    other: { language: 'ja', theme: 'dark', size: 'phone' },
  });
  const [black, white] = await byColour(ann, bo);
  assert.equal(await black.hasButton('web-claim'), false, 'only White has something to claim');
  await play([black, white], DOUBLE_THREE);
  await white.seesMoves(DOUBLE_THREE);
  await white.looks('room-claimable');
  await white.press('web-claim');
  await white.ends('won');
  await black.ends('lost');
  for (const player of [black, white]) {
    await player.looks(`result-foul-${player === black ? 'lost' : 'won'}`);
    await player.press('web-why');
    await player.explanation.walksToTheEnd();
  }
  await ann.looks('explanation-foul');
});

story('a foul nobody claims counts like any move and is shown at the end', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', { one: { language: 'zh-Hant' }, other: { language: 'en' } });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], `${DOUBLE_THREE} c1`);
  await white.cannotPress('web-claim');
  await play([black, white], 'i10 c3 i11');
  await black.ends('won');
  await white.ends('lost');
  for (const player of [black, white]) {
    const kind = player.says('kind-double-three');
    const colour = player.says('black');
    await player.sees('over-missed-foul', { number: 9, point: 'I8', colour, kind });
  }
  await ann.looks('result-missed-foul');
  await bo.press('web-why');
  await bo.explanation.walksToTheEnd();
});

story('a wrong claim is answered at once, explained at the end, and the game goes on', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', { one: { language: 'ja' }, other: { language: 'zh-Hant' } });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9 j9');
  await white.press('web-claim');
  for (const player of [black, white]) {
    const words = { name: white.name, colour: player.says('black'), point: 'J9' };
    await player.sees('web-no-foul-by', words);
  }
  await white.looks('room-no-foul');
  assert.equal(await white.hasButton('web-why'), false, 'the reason waits for the end');
  await white.place('i8');
  await black.resigns();
  await white.ends('won');
  await white.sees('over-wrong-claim', { name: white.name, number: 3, point: 'J9' });
  await white.looks('result-wrong-claim');
  await white.press('web-why');
  await white.explanation.walksToTheEnd();
});

story('under the international rule an overline can be claimed later, in Black’s turn too', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', { enforcement: 'claim-rif' });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 a1 g8 a3 e8 a5 d8 a7 c8 a9 f8 c1');
  await white.press('web-claim');
  await white.ends('won');
  await black.sees('ending-foul', {
    winner: black.says('who', { name: white.name, colour: black.says('white') }),
    number: 11,
    point: 'F8',
    kind: black.says('kind-overline'),
    'found-by': 'opponent',
  });
});
