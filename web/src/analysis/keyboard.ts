/** What keys do at the analysis board. */
import { mirrored, rotated } from '../board/turn.ts';
import { isTyping, movesElsewhere } from '../game/keys.ts';
import { settings } from '../settings.svelte.ts';
import type { Analysis } from './analysis.svelte.ts';
import type { Session } from './session.svelte.ts';
import { TOOLS } from './tools.ts';

/** Does what was typed, if it is for anything here. */
export function typed(session: Session, event: KeyboardEvent): void {
  if (isTyping(event) || event.altKey) return;
  const { key } = event;
  const isDone =
    event.ctrlKey || event.metaKey
      ? withControl(session.analysis, key.toLowerCase(), event.shiftKey)
      : // Letters mean the same wherever the focus is; arrows belong to the board and the tabs while it is there.
        !(key.length > 1 && key !== 'Delete' && movesElsewhere(event)) && sessionKey(session, key);
  if (isDone) event.preventDefault();
}

function withControl(analysis: Analysis, key: string, shift: boolean): boolean {
  if (key === 'y' || (key === 'z' && shift)) analysis.redo();
  else if (key === 'z') analysis.undo();
  else return false;
  return true;
}

/** Does what a key is for; `false` if it is for nothing. */
function sessionKey(session: Session, key: string): boolean {
  if (session.setup) return false;
  if (session.walk?.key(key)) return true;
  switch (key) {
    case 'Escape':
      if (!session.walk && session.tail === null) return false;
      session.leave();
      return true;
    case 'm':
      settings.moveNumbers = !settings.moveNumbers;
      return true;
    case 'e':
      session.engine.on = !session.engine.on;
      return true;
    case 't':
      session.showThreats = !session.showThreats;
      return true;
    case 'x':
      session.showForbidden = !session.showForbidden;
      return true;
    case 'b':
      document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
      return true;
    default:
      return /^[1-9]$/.test(key) ? toolKey(session, Number(key)) : analysisKey(session.analysis, key);
  }
}

function toolKey(session: Session, number: number): boolean {
  const tool = TOOLS[number - 1];
  const isOpen = session.analysis.editable || tool === 'stone' || tool === 'explain';
  if (tool === undefined || !isOpen) return false;
  session.tool = tool;
  return true;
}

function analysisKey(analysis: Analysis, key: string): boolean {
  switch (key) {
    case 'ArrowLeft':
      analysis.back();
      return true;
    case 'ArrowRight':
      analysis.next();
      return true;
    case 'ArrowUp':
      analysis.beside(-1);
      return true;
    case 'ArrowDown':
      analysis.beside(1);
      return true;
    case 'Home':
      analysis.first();
      return true;
    case 'End':
      analysis.last();
      return true;
    case 'Delete':
      analysis.remove();
      return true;
    case 'r':
      analysis.turn = rotated(analysis.turn);
      return true;
    case 'f':
      analysis.turn = mirrored(analysis.turn);
      return true;
    case 'u':
      analysis.undo();
      return true;
    case 'i':
      analysis.redo();
      return true;
    default:
      return false;
  }
}
