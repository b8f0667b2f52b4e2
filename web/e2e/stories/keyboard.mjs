// A whole game without a pointer.
import { enters, tabsTo, types } from '../harness/keys.mjs';
import { byColour } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('a game is played by keys alone, and a question mark lists them', async (stage) => {
  const [ann, bo] = await couple(stage, 'lianzhong', { colours: 'host', one: { language: 'ja' } });
  await byColour(ann, bo);
  await tabsTo(ann, 'gridcell');
  await types(ann, '?');
  await ann.page.getByRole('dialog', { name: ann.says('web-keys') }).waitFor();
  await ann.looks('keys');
  await types(ann, 'Escape');
  await enters(ann, 'h8');
  await enters(bo, 'h9');
  await enters(ann, 'h7');
  await bo.seesButton('web-swap');
  await types(bo, 's');
  await ann.sees('tell-exchanged', { black: bo.name, white: ann.name });
  await enters(ann, 'h6');
  await enters(bo, 'g8');
  await enters(bo, 'i9');
  await tabsTo(bo, 'button', bo.says('web-offer-send', { count: 2 }));
  await types(bo, 'Enter');
  await enters(ann, 'i9');
  await bo.seesMoves('h8 h9 h7 h6 g8');
  await ann.seesMoves('h8 h9 h7 h6 g8');
  await types(ann, 'd');
  await enters(ann, 'j9');
  await bo.seesButton('web-decline');
  await types(bo, 'x');
  await enters(bo, 'c3');
  await types(ann, 'r');
  await types(ann, 'Enter');
  await tabsTo(ann, 'button', ann.says('web-resign'));
  await types(ann, 'Enter');
  await bo.ends('won');
});
