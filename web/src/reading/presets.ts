/** Kinds of rooms that the rules page speaks of; the browser story holds them to what the house offers. */

/** The families of rules. */
export const BY_RULES = ['no-forbidden', 'standard', 'caro', 'omok', 'claim'] as const;
/** Who notices a forbidden move. */
export const BY_FOULS = ['claim', 'auto-loss', 'unplayable'] as const;
/** The openings of renju. */
export const RENJU_OPENINGS = [
  'lianzhong',
  'designated',
  'rif',
  'yamaguchi',
  'soosorv-8',
  'tarannikov',
  'taraguchi-10',
  'swap-1989',
] as const;
/** The openings of gomoku. */
export const GOMOKU_OPENINGS = ['swap', 'swap2', 'pro', 'long-pro'] as const;
