/** Which challenges are shown where, and which of ours this tab has sent. */
import { timeControl } from '../game/clocks.ts';
import type { ChallengeView } from '../wire.ts';

const SENT = 'tengen.challenges-sent';

/** Challenges that wait for an answer of this person, the newest first. */
export function incoming(challenges: readonly ChallengeView[], own: string, now: number): ChallengeView[] {
  return challenges.filter(({ to, room, expires_at }) => to.id === own && room === null && expires_at > now);
}

/** Challenges of this person that wait for an answer. */
export function outgoing(challenges: readonly ChallengeView[], own: string, now: number): ChallengeView[] {
  return challenges.filter(
    ({ from, room, expires_at }) => from.id === own && room === null && expires_at > now,
  );
}

/** Challenges of this person that were accepted a moment ago. */
export function accepted(challenges: readonly ChallengeView[], own: string): ChallengeView[] {
  return challenges.filter(({ from, room }) => from.id === own && room !== null);
}

/** Whether both players have to be there when the game begins. */
export function isLive(challenge: ChallengeView): boolean {
  const kind = timeControl(challenge.settings.game.clock)?.kind ?? 'none';
  return kind !== 'none' && kind !== 'correspondence';
}

/** The challenges that were sent from this tab, which is taken to their games. */
export function sentHere(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SENT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** This tab has sent a challenge. */
export function noteSent(id: string): void {
  keep([...sentHere(), id].slice(-20));
}

/** It has come to the game of a challenge, and is taken there no more. */
export function noteTaken(id: string): void {
  keep(sentHere().filter((each) => each !== id));
}

function keep(ids: string[]): void {
  try {
    sessionStorage.setItem(SENT, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing shows the way instead of taking it.
  }
}
