/** The engine as it looks at the position that is shown. */
import { house } from '../live/house.svelte.ts';
import type { AnalysisView, JobReport, LineView, PageJob, Refusal } from '../wire.ts';
import type { Root } from './edits.ts';
import type { Path } from './path.ts';
import { positionText, toMoveAt } from './position.ts';
import { blackChance } from './worth.ts';

/** So long the engine looks at one position, in milliseconds. */
const LIVE_MS = 60_000;
/** So long it looks at each position of the graph. */
const GRAPH_MS = 600;
/** So long it looks for the best move by each rule set that is compared. */
const COMPARE_MS = 2000;

/** What the engine is doing. */
export type EngineState = 'off' | 'waiting' | 'running' | 'done' | 'failed';

/** What it works on. */
type Task = 'none' | 'follow' | 'graph' | 'compare';

/** An analysis of a position with its lines. */
function analyse(root: Root, path: Path, lines: number, ms: number): PageJob {
  return { kind: 'analyse', position: positionText(root, path), rule_set: root.rule_set, lines, ms };
}

/** The best lines a report brings, if it does. */
function analysisOf(report: JobReport): AnalysisView | null {
  if (report.state === 'progress' && report.progress.kind === 'analyse') return report.progress;
  if (report.state === 'done' && report.answer.kind === 'analyse') return report.answer.answer;
  return null;
}

/** Follows the position that is shown, draws the graph, finds the best move by several rule sets. */
export class Engine {
  /** Whether it is to look at every position that is shown. */
  on = $state(false);
  /** How many lines it is to find. */
  lines = $state(3);
  state: EngineState = $state('off');
  view: AnalysisView | null = $state.raw(null);
  /** The place that the view is about. */
  path: Path | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** Black's chance at each place that was looked at, in thousandths. */
  chances: ReadonlyMap<Path, number> = $state.raw(new Map());
  /** How much of the graph is still to be drawn; 0 if nobody has asked for it. */
  graphLeft = $state(0);
  /** The best line by each rule set that was compared; `null` while it is looked for. */
  best: ReadonlyMap<string, LineView | null> = $state.raw(new Map());
  #stop: () => void = () => undefined;
  #task: Task = $state('none');
  /** Whether it works something else out, and goes on following the position afterwards. */
  readonly isAside = $derived(this.#task === 'graph' || this.#task === 'compare');
  /** What the engine is following, with the number of lines. */
  #key = '';
  /** The position that is shown. */
  #where = '';

  /** Looks at a position, if it is on; `over` if there is nothing to look for. */
  follow(root: Root, path: Path, over: boolean): void {
    const where = JSON.stringify([root, path]);
    const hasMoved = where !== this.#where;
    this.#where = where;
    if (this.#task === 'graph' || (this.#task === 'compare' && !hasMoved)) return;
    if (this.on && !over) {
      const key = `${where} ${this.lines}`;
      if (this.#task === 'follow' && key === this.#key) return;
      this.#begin('follow');
      this.#key = key;
      this.path = path;
      this.#run(analyse(root, path, this.lines, LIVE_MS), (report) => this.#hear(root, path, report));
    } else if (this.#task !== 'none') this.pause();
  }

  /** Stops whatever it does. */
  stop(): void {
    this.on = false;
    this.pause();
  }

  /** Ends the work for something else to be worked out; the switch stays as it is. */
  pause(): void {
    this.#begin('none');
    this.state = 'off';
  }

  /** Looks at every place of a line that was not looked at yet. */
  drawGraph(root: Root, paths: readonly Path[]): void {
    this.#begin('graph');
    const missing = paths.filter((path) => !this.chances.has(path));
    this.graphLeft = missing.length;
    this.#next(root, missing);
  }

  /** What was found about another tree is of no use. */
  forget(): void {
    this.chances = new Map();
    this.best = new Map();
  }

  /** Finds the best move of a position by each of some rule sets. */
  compare(root: Root, path: Path, rules: readonly string[]): void {
    this.#begin('compare');
    this.best = new Map(rules.map((rule) => [rule, null]));
    this.#compareNext(root, path, rules);
  }

  #begin(task: Task): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#task = task;
    this.graphLeft = 0;
    this.view = null;
    this.path = null;
    this.refusal = null;
  }

  #run(job: PageJob, hear: (report: JobReport) => void): void {
    this.state = 'waiting';
    this.#stop = house.startJob(job, (report, refusal) => {
      this.refusal = refusal ?? (report.state === 'failed' ? { code: report.code, text: report.code } : null);
      hear(report);
    });
  }

  #hear(root: Root, path: Path, report: JobReport): void {
    const view = analysisOf(report);
    if (view) {
      this.view = view;
      this.#note(root, path, view);
    }
    this.state = stateOf(report, this.state);
    // The connection is gone: it is looked at again as soon as anything changes.
    if (report.state === 'cancelled') this.#key = '';
  }

  #note(root: Root, path: Path, { lines: [best] }: AnalysisView): void {
    if (!best) return;
    this.chances = new Map(this.chances).set(path, blackChance(best.worth, toMoveAt(root, path)));
  }

  #next(root: Root, paths: readonly Path[]): void {
    const [path, ...rest] = paths;
    this.graphLeft = paths.length;
    if (path === undefined) {
      this.pause();
      return;
    }
    this.#run(analyse(root, path, 1, GRAPH_MS), (report) => {
      const view = analysisOf(report);
      if (view) this.#note(root, path, view);
      // A position in which somebody has won cannot be looked at, and need not be.
      if (report.state === 'done' || report.state === 'failed') this.#next(root, rest);
      if (report.state === 'cancelled') this.pause();
    });
  }

  #compareNext(root: Root, path: Path, rules: readonly string[]): void {
    const [rule, ...rest] = rules;
    if (rule === undefined) {
      this.pause();
      return;
    }
    this.#run(analyse({ ...root, rule_set: rule }, path, 1, COMPARE_MS), (report) => {
      const [line] = analysisOf(report)?.lines ?? [];
      if (line) this.best = new Map(this.best).set(rule, line);
      if (report.state === 'done' || report.state === 'failed') this.#compareNext(root, path, rest);
      if (report.state === 'cancelled') this.pause();
    });
  }
}

function stateOf(report: JobReport, before: EngineState): EngineState {
  switch (report.state) {
    case 'queued':
      return 'waiting';
    case 'started':
    case 'progress':
      return 'running';
    case 'done':
      return 'done';
    case 'failed':
      return 'failed';
    case 'cancelled':
      return before === 'off' ? 'off' : 'waiting';
  }
}
