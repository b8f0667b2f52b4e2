/** Engine work that this page has asked for. Nothing here touches the page or the network. */
import type { ClientMessage, JobReport, PageJob, Refusal } from '../wire.ts';

/** Hears how it stands with a job; `refusal` says why it was not taken. */
export type JobListener = (report: JobReport, refusal?: Refusal) => void;

/** The jobs of the page by the names it has given them. */
export class Work {
  readonly #jobs = new Map<number, { job: PageJob; listener: JobListener }>();
  readonly #send: (message: ClientMessage) => void;
  readonly #name: () => number;

  /** @param name draws a number below 2^53. */
  constructor(send: (message: ClientMessage) => void, name: () => number) {
    this.#send = send;
    this.#name = name;
  }

  /** Begins with a job; the answer ends it, after which nothing more is heard of it. */
  start(job: PageJob, listener: JobListener): () => void {
    const id = this.#name();
    this.#jobs.set(id, { job, listener });
    this.#send({ type: 'start-job', id, job });
    return () => {
      if (this.#jobs.delete(id)) this.#send({ type: 'stop-job', id });
    };
  }

  /** The house has greeted us: it is told of what was asked for before that. */
  welcomed(): void {
    for (const [id, { job }] of this.#jobs) this.#send({ type: 'start-job', id, job });
  }

  /** A report from the house. */
  report(id: number, report: JobReport): void {
    const listener = this.#jobs.get(id)?.listener;
    if (report.state === 'done' || report.state === 'cancelled' || report.state === 'failed') {
      // The house forgets what is over when it is told to.
      if (this.#jobs.delete(id)) this.#send({ type: 'stop-job', id });
    }
    listener?.(report);
  }

  /** Whether a refusal was about a job, which is over then. */
  refused(id: number, refusal: Refusal): boolean {
    const listener = this.#jobs.get(id)?.listener;
    if (!listener) return false;
    this.#jobs.delete(id);
    listener({ state: 'failed', code: refusal.code }, refusal);
    return true;
  }

  /** The connection is gone, and all work with it. */
  lost(): void {
    const lost = [...this.#jobs.values()];
    this.#jobs.clear();
    for (const { listener } of lost) listener({ state: 'cancelled' });
  }
}
