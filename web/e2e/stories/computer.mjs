// Games against computer players.
import assert from 'node:assert/strict';

import { movesOf, opensRoomWithComputer, playsComputer, playsDoubleThree } from '../harness/computer.mjs';
import { story } from '../harness/stage.mjs';

/** The computer's name. @param {import('../harness/player.mjs').Player} player @param {number} level */
const nameOf = (player, level) => player.says(`web-computer-name-${level}`);

story('one click in the lobby, and a game against the computer begins', async (stage) => {
  const ann = await stage.player('Ann', { language: 'zh-Hans', size: 'phone' });
  await playsComputer(ann, 1, 'no-forbidden');
  await ann.isAsked();
  await ann.looks('room-computer');
  const before = (await movesOf(ann)).length;
  await ann.place('a1');
  await ann.isAsked();
  assert.equal((await movesOf(ann)).length, before + 2, 'the computer has answered');
  await ann.resigns();
  await ann.ends('lost');
  const colours = before === 0 ? ['white', 'black'] : ['black', 'white'];
  /** @param {string} name @param {string} [colour] */
  const who = (name, colour = '') => ann.says('who', { name, colour: ann.says(colour) });
  await ann.sees('ending-resignation', {
    winner: who(nameOf(ann, 1), colours[0]),
    loser: who(ann.name, colours[1]),
  });
  await ann.go('/');
  await ann.seesButton('web-computer-go');
  await ann.looks('lobby-computer');
  // The game was nobody else's business, and she finds it again all the same.
  await ann.page.getByRole('tab', { name: ann.says('web-live-games') }).click();
  await ann.page
    .getByRole('region', { name: ann.says('web-own-games') })
    .getByRole('link')
    .filter({ hasText: nameOf(ann, 1) })
    .waitFor();
  await ann.looks('lobby-own-games');
});

story('the computer claims a foul, and the reason is shown', async (stage) => {
  const ann = await stage.player('Ann', { language: 'ja' });
  // The computer knows nothing of the plan; where it comes between by chance, another game is begun. It is of a
  // level that overlooks neither stones nor fouls.
  const begins = () => opensRoomWithComputer(ann, 8, 'claim', { colours: 'host' });
  await begins();
  while (!(await playsDoubleThree(ann))) {
    await ann.resigns();
    await ann.ends('lost');
    await begins();
  }
  await ann.ends('lost');
  const moves = await movesOf(ann);
  await ann.sees('ending-foul', {
    winner: ann.says('who', { name: nameOf(ann, 8), colour: ann.says('white') }),
    number: 9,
    point: moves[8]?.toUpperCase() ?? '',
    kind: ann.says('kind-double-three'),
    'found-by': 'opponent',
  });
  await ann.press('web-why');
  await ann.explanation.walksToTheEnd();
});

story('the computer decides a swap, and two fifths are offered and one taken off', async (stage) => {
  const ann = await stage.player('Ann', { language: 'zh-Hant' });
  await opensRoomWithComputer(ann, 3, 'lianzhong', { colours: 'host' });
  await ann.place('h8');
  await ann.isAsked();
  const [, second] = await movesOf(ann);
  // The third stone is within the central square, and so is free of whatever the second one is.
  await ann.place(second === 'i9' ? 'g7' : 'i9');
  // Now the computer decides. Whoever has White places the fourth, whoever has Black offers the fifths.
  await ann.isAsked();
  if ((await ann.colour()) === 'white') {
    await ann.place('a1');
    await ann.isAsked();
    await ann.question.getByRole('button').first().click();
  } else {
    await ann.offers('a15 c13');
  }
  await ann.isAsked();
  assert.ok((await movesOf(ann)).length >= 5);
  await ann.resigns();
  await ann.ends('lost');
});
