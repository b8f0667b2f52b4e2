/** Which moment of a game is shown: the present one, or an earlier one somebody looks back at. */
export class LookBack {
  /** The number of moves shown; `null` for all there are, and those to come. */
  #ply: number | null = $state(null);
  readonly #moves: () => number;

  /** @param moves how many moves there are now. */
  constructor(moves: () => number) {
    this.#moves = moves;
  }

  /** The number of moves shown. */
  get ply(): number {
    return Math.min(this.#ply ?? Infinity, this.#moves());
  }

  /** Whether the present moment is shown. */
  get live(): boolean {
    return this.#ply === null || this.#ply >= this.#moves();
  }

  /** Shows the moment after so many moves; the last one is the present. */
  show(ply: number): void {
    this.#ply = ply >= this.#moves() ? null : Math.max(0, ply);
  }

  /** Moves on or back by some moves. */
  step(by: number): void {
    this.show(this.ply + by);
  }

  /** Goes back to the present. */
  toLive(): void {
    this.#ply = null;
  }

  /** What a key does; `false` if it does nothing here. */
  key(key: string): boolean {
    switch (key) {
      case 'ArrowLeft':
        this.step(-1);
        return true;
      case 'ArrowRight':
        this.step(1);
        return true;
      case 'Home':
        this.show(0);
        return true;
      case 'End':
        this.toLive();
        return true;
      default:
        return false;
    }
  }
}
