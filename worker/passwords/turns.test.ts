import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { countDerivations, hashPassword } from './service.ts';
import { createTurns } from './turns.ts';

afterEach(() => vi.restoreAllMocks());

/** A clock that moves on with work and waiting, as in an isolate, whose timers fire one after the other. */
function isolate(workMs: number) {
  let time = 50_000;
  const timers: { at: number; fire: () => void }[] = [];
  const pieces: { from: number; to: number }[] = [];
  const inTurn = createTurns({
    now: () => time,
    wait: (ms) => new Promise<void>((fire) => timers.push({ at: time + ms, fire })),
  });
  const letTimersBegin = () => new Promise((resolve) => setTimeout(resolve));

  return {
    pieces,
    now: () => time,
    passTime: (ms: number) => {
      time += ms;
    },
    /** Asks for a turn, and returns what became of it and when. */
    ask: async () => {
      try {
        await inTurn(async () => {
          pieces.push({ from: time, to: time + workMs });
          time += workMs;
        });
        return { outcome: 'done', at: time };
      } catch (error) {
        return { outcome: error instanceof ApiError ? error.code : 'broken', at: time };
      }
    },
    /** Fires timers in their order until none is left. Those of cancelled calls never fire. */
    run: async (cancelled = 0) => {
      await letTimersBegin();
      timers.splice(0, cancelled);
      for (;;) {
        const [next] = timers.sort((a, b) => a.at - b.at).splice(0, 1);
        if (!next) return;
        time = Math.max(time, next.at);
        next.fire();
        await letTimersBegin();
      }
    },
  };
}

/** The time between each piece of work and the next one. */
const pauses = (pieces: readonly { from: number; to: number }[]) =>
  pieces.slice(1).map(({ from }, index) => from - (pieces[index]?.to ?? 0));

test.each([
  [20, 41],
  [100, 40],
  [400, 11],
])(
  'between two pieces of work of %i ms, others have at least as long, and %i of 60 have a turn within eight seconds',
  async (workMs, most) => {
    const { ask, run, pieces, now } = isolate(workMs);
    const began = now();
    const asked = Array.from({ length: 60 }, ask);
    await run();
    const answers = await Promise.all(asked);
    expect(Math.min(...pauses(pieces))).toBeGreaterThanOrEqual(workMs);
    expect(pieces).toHaveLength(most);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array(60 - most).fill('UNREACHABLE'),
      ...Array(most).fill('done'),
    ]);
    expect(Math.max(...answers.map(({ at }) => at)) - began).toBeLessThan(8_000 + 2 * workMs);
  },
);

test('once it is known how long the work takes, a call that would wait too long is refused at once', async () => {
  const { ask, run, pieces, passTime } = isolate(400);
  const first = ask();
  await run();
  await first;
  passTime(60_000);
  const refused: string[] = [];
  for (let call = 0; call < 20; call++) void ask().then(({ outcome }) => refused.push(outcome));
  await new Promise((resolve) => setTimeout(resolve));
  expect(refused).toEqual(Array(10).fill('UNREACHABLE'));
  await run();
  expect(pieces).toHaveLength(11);
});

test('calls that are cancelled while they wait or work keep nobody else from their turn', async () => {
  const { ask, run, pieces, passTime } = isolate(100);
  for (let call = 0; call < 10; call++) void ask();
  await run(10);
  expect(pieces).toHaveLength(1);
  passTime(60_000);
  const last = ask();
  await run();
  expect(await last).toMatchObject({ outcome: 'done' });
  expect(pieces).toHaveLength(2);
});

test('passwords are hashed in turns', async () => {
  const before = countDerivations();
  // Late enough for all turns of the tests above.
  const time = performance.now() + 60_000;
  const now = vi.spyOn(performance, 'now').mockReturnValue(time);
  const [first, second] = ['one', 'two'].map((password) => hashPassword(password));
  await first;
  expect(countDerivations()).toBe(before + 1);
  now.mockReturnValue(time + 60_000);
  await second;
  expect(countDerivations()).toBe(before + 2);
});
