import { expect, test } from 'vitest';

import type { ClientMessage, JobReport, PageJob } from '../wire.ts';
import { Work } from './work.ts';

const JOB: PageJob = {
  kind: 'analyse',
  position: { size: 15, black: [], white: [], first: 'black', moves: '' },
  rule_set: 'renju',
  lines: 1,
  ms: 1000,
};

function desk() {
  const sent: ClientMessage[] = [];
  const heard: JobReport[] = [];
  let name = 0;
  const work = new Work(
    (message) => sent.push(message),
    () => ++name,
  );
  return { sent, heard, work, begin: () => work.start(JOB, (report) => heard.push(report)) };
}

test('a job is begun and heard of until it is stopped', () => {
  const { sent, heard, work, begin } = desk();
  const stop = begin();
  work.report(1, { state: 'started' });
  stop();
  work.report(1, { state: 'cancelled' });
  stop();
  expect(sent).toEqual([
    { type: 'start-job', id: 1, job: JOB },
    { type: 'stop-job', id: 1 },
  ]);
  expect(heard).toEqual([{ state: 'started' }]);
});

test('what was asked for before the house has greeted is asked for then', () => {
  const { sent, work, begin } = desk();
  const stop = begin();
  begin();
  stop();
  sent.length = 0;
  work.welcomed();
  expect(sent).toEqual([{ type: 'start-job', id: 2, job: JOB }]);
});

test('what is over is let go of once', () => {
  const { sent, heard, work, begin } = desk();
  const stop = begin();
  work.report(1, { state: 'failed', code: 'worker-failed' });
  stop();
  expect(sent.slice(1)).toEqual([{ type: 'stop-job', id: 1 }]);
  expect(heard).toEqual([{ state: 'failed', code: 'worker-failed' }]);
});

test('a refusal is that of the job it names alone', () => {
  const { heard, work, begin } = desk();
  begin();
  expect(work.refused(2, { code: 'workers-busy', text: '' })).toBe(false);
  expect(work.refused(1, { code: 'workers-busy', text: '' })).toBe(true);
  expect(heard).toEqual([{ state: 'failed', code: 'workers-busy' }]);
});

test('all work is over when the connection is', () => {
  const { sent, heard, work, begin } = desk();
  begin();
  begin();
  work.lost();
  expect(heard).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }]);
  expect(sent).toHaveLength(2);
});
