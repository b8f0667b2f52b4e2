/** The search for a forced win of either side, and the walk through its proof. */
import { house } from '../live/house.svelte.ts';
import type { Colour, Goal, Refusal, SolvedView } from '../wire.ts';
import type { Root } from './edits.ts';
import { pathOf, PASS, type Path } from './path.ts';
import { positionText, toMoveAt } from './position.ts';
import { Proof, type Stand } from './proof.ts';

/** So long a win is looked for, in milliseconds. */
const MOST_MS = 30_000;

/** Looks for forced wins, one at a time. */
export class Solving {
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed' = $state('none');
  /** What was asked for: whose win, of which kind, and where. */
  asked: { readonly path: Path; readonly side: Colour; readonly goal: Goal } | null = $state.raw(null);
  nodes = $state(0);
  solved: SolvedView | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  #proof: Proof | null = $state.raw(null);
  #stop: () => void = () => undefined;

  /** Looks for a win of a side at a place. If the other side is to move there, it passes. */
  find(root: Root, path: Path, side: Colour, goal: Goal): void {
    this.close();
    this.asked = { path, side, goal };
    this.state = 'waiting';
    const position = positionText(root, path);
    const job = { kind: 'solve', position, rule_set: root.rule_set, side, goal, ms: MOST_MS } as const;
    const start = toMoveAt(root, path) === side ? path : pathOf(path, PASS);
    this.#stop = house.startJob(job, (report, refusal) => {
      if (report.state === 'progress' && report.progress.kind === 'solve') this.nodes = report.progress.nodes;
      if (report.state === 'started') this.state = 'running';
      if (report.state === 'failed') {
        this.state = 'failed';
        this.refusal = refusal ?? { code: report.code, text: report.code };
      }
      if (report.state === 'cancelled') this.close();
      if (report.state === 'done' && report.answer.kind === 'solve') this.#show(start, report.answer.answer);
    });
  }

  /** Ends the search or the walk. */
  close(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.state = 'none';
    this.nodes = 0;
    this.solved = null;
    this.refusal = null;
    this.asked = null;
    this.#proof = null;
  }

  /** Where the proof begins: behind the pass of the other side, if that is to move. */
  get start(): Path | null {
    return this.#proof?.start ?? null;
  }

  /** Where one stands in the proof at a place. */
  at(path: Path): Stand | null {
    return this.#proof?.at(path) ?? null;
  }

  #show(start: Path, solved: SolvedView): void {
    this.state = 'done';
    this.solved = solved;
    this.nodes = solved.nodes;
    this.#proof = solved.proof.length > 0 ? new Proof(start, solved.proof) : null;
  }
}
