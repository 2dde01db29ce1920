import { describe, expect, test } from 'vitest';
import { type AddAct, type AddStatus, staysFor, takesPresses, transition } from './state.ts';

const STATUSES: AddStatus[] = ['idle', 'adding', 'accepted', 'added', 'failed'];
const ACTS: AddAct[] = ['press', 'accept', 'fail', 'cancel', 'elapse'];

describe('an add-to-cart button', () => {
  test.each<[AddStatus, AddAct, AddStatus]>([
    ['idle', 'press', 'adding'],
    ['adding', 'accept', 'accepted'],
    ['adding', 'fail', 'failed'],
    ['adding', 'cancel', 'idle'],
    ['accepted', 'elapse', 'added'],
    ['added', 'elapse', 'idle'],
    ['failed', 'elapse', 'idle'],
    ['failed', 'press', 'adding'],
  ])('%s and %s gives %s', (before, act, after) => {
    expect(transition(before, act)).toBe(after);
  });

  test('has no other ways', () => {
    const ways = STATUSES.flatMap((status) => ACTS.filter((act) => transition(status, act) !== status));
    expect(ways).toHaveLength(8);
  });

  test.each<[AddStatus, boolean]>([
    ['idle', true],
    ['adding', false],
    ['accepted', false],
    ['added', false],
    ['failed', true],
  ])('%s takes presses: %s', (status, expected) => {
    expect(takesPresses(status)).toBe(expected);
  });

  test('waits 1 s before Added!, shows it 2 s, and is idle 1 s after an error', () => {
    expect(STATUSES.map(staysFor)).toEqual([undefined, undefined, 1_000, 2_000, 1_000]);
  });
});
