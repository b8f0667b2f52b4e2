// A whole game on a phone.
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
