// Those who watch.
import assert from 'node:assert/strict';

import { hasHeard, hears, tells } from '../harness/chat.mjs';
import { byColour, play } from '../harness/player.mjs';
import { couple, introduce } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story(
  'a spectator follows the game, and players and spectators talk apart until it is over',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'claim', { one: { language: 'zh-Hans' } });
    const [cy, di] = await Promise.all([
      stage.player('Cy', { language: 'ja' }),
      stage.player('Di', { language: 'zh-Hant', size: 'phone' }),
    ]);
    introduce(ann, bo, cy, di);
    const [black, white] = await byColour(ann, bo);
    await play([black, white], 'h8 h9');
    for (const spectator of [cy, di]) {
      await spectator.go(ann.path);
      await spectator.seesMoves('h8 h9');
      assert.equal(await spectator.hasButton('web-resign'), false, 'a spectator does nothing to the game');
    }
    await ann.sees('web-spectators', { count: 2 });
    await black.place('j9');
    await cy.seesMoves('h8 h9 j9');

    await tells(ann, '你好', bo);
    await tells(cy, 'よい手', di);
    assert.equal(await hasHeard(cy, '你好'), false, 'the players are among themselves');
    assert.equal(await hasHeard(bo, 'よい手'), false, 'the spectators are among themselves');
    await cy.looks('room-spectator');
    await ann.looks('room-chat');

    await white.resigns();
    await cy.page
      .getByTestId('result')
      .getByRole('heading', { name: cy.says('web-result-winner', { name: black.name }) })
      .waitFor();
    await hears(cy, '你好');
    await hears(bo, 'よい手');
    await bo.looks('result-chat');
    await hears(di, '你好');
    await di.looks('chat-sheet');
  },
);
