/** The way to the review of a game. */
import { href } from '../router.ts';

/** What stands behind the path of a game for those who want its review. */
export const TO_REVIEW = 'review';

/** The address at which a game is reviewed. */
export function reviewAddress(game: string): string {
  return `${href({ page: 'game', id: game })}?${TO_REVIEW}`;
}
