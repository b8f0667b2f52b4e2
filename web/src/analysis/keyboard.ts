/** What keys do to an analysis. */
import { mirrored, rotated } from '../board/turn.ts';
import type { Analysis } from './analysis.svelte.ts';

/** Does what a key is for; `false` if it is for nothing. */
export function analysisKey(analysis: Analysis, key: string): boolean {
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
