// Games of private rooms, which are their players' own.
import { afterGame, seesGames } from '../harness/archive.mjs';
import { story } from '../harness/stage.mjs';

story('what was played behind a link is listed to its players alone', async (stage) => {
  const manner = /** @type {const} */ ({ language: 'zh-Hans' });
  const { black, white } = await afterGame(stage, { one: manner, other: manner, hidden: true });
  const other = await stage.player('Cy', manner);
  const { you } = await (await black.page.context().request.get('/api/session')).json();
  await other.go('/games');
  await other.sees('web-archive-none-at-all');
  await other.looks('games-none');
  await other.go(`/player/${you.id}`);
  await other.sees('web-player-none');
  await black.go(`/player/${you.id}`);
  await seesGames(black, 1);
  await white.go(`/games?player=${you.id}&name=${black.name}`);
  await white.sees('web-archive-none');
});
