/** Answering challenges. */
import { refusalText } from '../game/refusals.ts';
import { refusalOf } from '../live/http.ts';
import { navigate } from '../router.svelte.ts';
import { notify } from '../shell/notices.svelte.ts';
import type { ChallengeView } from '../wire.ts';
import { social } from './http.ts';

/** Accepts a challenge and goes to its game. */
export async function accept(challenge: ChallengeView): Promise<void> {
  try {
    const { room } = await social.accept(challenge.id);
    navigate({ page: 'room', id: room });
  } catch (thrown) {
    notify(refusalText(refusalOf(thrown)), 'attention');
  }
}

/** Declines a challenge, or takes our own back; one that is gone already is as good. */
export async function end(challenge: ChallengeView): Promise<void> {
  try {
    await social.endChallenge(challenge.id);
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (refusal.code !== 'no-such-challenge') notify(refusalText(refusal), 'attention');
  }
}
