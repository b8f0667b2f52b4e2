import { expect, test } from 'vitest';

import { HouseClock } from './house_clock.ts';

function clockAt(start: number) {
  const own = { time: start };
  return { own, clock: new HouseClock(() => own.time) };
}

test('the answer that was under way for the shortest time is believed', () => {
  const { own, clock } = clockAt(0);
  own.time = 1000;
  clock.sample(0, 50_000); // took a second: anything between 49 500 and 50 500 is possible
  own.time = 2020;
  clock.sample(2000, 51_510); // took 20 ms
  own.time = 4000;
  clock.sample(3000, 53_900);
  expect(clock.now()).toBe(51_510 - 2010 + 4000);
});

test('between answers the house goes by our own clock', () => {
  const { own, clock } = clockAt(100);
  clock.guess(5000);
  own.time = 350;
  expect(clock.now()).toBe(5250);
});

test('a guess does not replace what was measured', () => {
  const { own, clock } = clockAt(0);
  clock.sample(0, 700);
  own.time = 10;
  clock.guess(9000);
  expect(clock.now()).toBe(710);
});

test('a measurement of a connection that is gone gives way to the first of the new one', () => {
  const { own, clock } = clockAt(0);
  clock.sample(0, 1000);
  clock.forget();
  expect(clock.now()).toBe(1000);
  own.time = 400;
  clock.sample(0, 5000);
  expect(clock.now()).toBe(5000 - 200 + 400);
});

test('how long messages take is the middle of the last answers', () => {
  const { own, clock } = clockAt(0);
  expect(clock.roundTripMs).toBeNull();
  for (const took of [40, 900, 60]) {
    own.time += took;
    clock.sample(own.time - took, 0);
  }
  expect(clock.roundTripMs).toBe(60);
});
