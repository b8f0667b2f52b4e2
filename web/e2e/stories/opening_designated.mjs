// 指定打法: a match of two games with an opening chosen from the gallery.
import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story(
  'designated: the opening is chosen from the gallery and both play it with both colours',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'designated', {
      one: { language: 'zh-Hans' },
      other: { language: 'ja' },
      designated: 'd4',
    });
    const [black, white] = await byColour(ann, bo);
    await white.seesMoves('h8 h9 i9');
    await play([white, black], 'g10 j8');
    await white.resigns();
    await black.ends('won');
    await black.press('web-next-game');
    await white.sees('web-wants-next', { opponent: black.name });
    await white.press('web-next-game');
    await white.seesMoves('h8 h9 i9');
    await play([black, white], 'g8 k10');
    await white.resigns();
    await black.ends('won');
    await ann.sees('match-won', { name: black.name });
    await ann.looks('result-match');
  },
);
