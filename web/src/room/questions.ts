/** What is asked, in words: for the one who is asked, and for those who wait. */
import { pointNames } from '../game/names.ts';
import { otherSeat } from '../game/seats.ts';
import { playerName, who, type Names } from '../game/sentences.ts';
import { t } from '../i18n/index.svelte.ts';
import type { AskView, GameView } from '../wire.ts';

/** The identifier of what is asked: `move`, `commit`, `place`, `may-swap` and so on. */
export function askId(ask: AskView): string {
  switch (ask.kind) {
    case 'nigiri':
      return ask.step;
    case 'opening':
      return ask.question.id;
    case 'move':
      return ask.only_forbidden ? 'only-forbidden' : 'move';
    case 'claim-or-let-stand':
      return ask.kind;
  }
}

function argumentsOf(ask: AskView, view: GameView): Record<string, string | number> {
  const number = view.moves.length + 1;
  if (ask.kind === 'nigiri') return { min: ask.min, max: ask.max };
  if (ask.kind === 'move') return { stone: ask.colour, number };
  if (ask.kind === 'claim-or-let-stand') return { draw: ask.draw };
  const { question } = ask;
  const points = pointNames(view.candidates);
  if (question.id === 'place') return { stone: question.colour, number };
  const place = ask.unswapped.length > 0 ? 'yes' : 'no';
  if (question.id === 'may-swap') return { place };
  if (question.id === 'may-swap-or-offer') return { count: question.count, place };
  if (question.id === 'offer') return { count: question.count };
  if (question.id === 'declare') return { min: question.min, max: question.max };
  return { points };
}

/** The title of the question: what is to be done. */
export function questionTitle(view: GameView): string {
  const ask = view.prompt?.ask;
  return ask ? t(`web-ask-${askId(ask)}`, argumentsOf(ask, view)) : '';
}

/** What it is about and what follows, for the one who is asked; nothing where that is plain. */
export function questionHint(view: GameView, names: Names): string {
  const { prompt } = view;
  if (!prompt) return '';
  const opponent = playerName(names, otherSeat(prompt.seat));
  const id = askId(prompt.ask);
  const hint = t(`web-ask-${id}.hint`, { ...argumentsOf(prompt.ask, view), opponent });
  return hint === `web-ask-${id}.hint` ? '' : hint;
}

/** What is asked and of whom, in one sentence. */
export function questionText(view: GameView, names: Names): string {
  const { prompt } = view;
  if (!prompt) return '';
  return t('web-asked', { who: who(names, view, prompt.seat), question: questionTitle(view) });
}
