import { describe, expect, test } from 'vitest';
import { type AddAction, type AddStatus, acceptsPresses, staysFor, transition } from './state.ts';

const STATUSES: AddStatus[] = ['idle', 'opening', 'adding', 'leaving', 'accepted', 'added', 'failed'];
const ACTIONS: AddAction[] = ['press', 'open', 'accept', 'leave', 'fail', 'cancel', 'elapse'];

describe('an add-to-cart button', () => {
  test.each<[AddStatus, AddAction, AddStatus]>([
    ['idle', 'press', 'adding'],
    ['idle', 'open', 'opening'],
    ['opening', 'accept', 'accepted'],
    ['opening', 'leave', 'leaving'],
    ['opening', 'fail', 'failed'],
    ['opening', 'cancel', 'idle'],
    ['adding', 'accept', 'accepted'],
    ['adding', 'leave', 'leaving'],
    ['adding', 'fail', 'failed'],
    ['adding', 'cancel', 'idle'],
    ['leaving', 'elapse', 'idle'],
    ['accepted', 'elapse', 'added'],
    ['added', 'elapse', 'idle'],
    ['failed', 'elapse', 'idle'],
    ['failed', 'press', 'adding'],
    ['failed', 'open', 'opening'],
  ])('a button that is %s and gets %s becomes %s', (before, action, after) => {
    expect(transition(before, action)).toBe(after);
  });

  test('a button ignores every other action', () => {
    const ways = STATUSES.flatMap((status) => ACTIONS.filter((action) => transition(status, action) !== status));
    expect(ways).toHaveLength(16);
  });

  test.each<[AddStatus, boolean]>([
    ['idle', true],
    ['opening', false],
    ['adding', false],
    ['leaving', false],
    ['accepted', false],
    ['added', false],
    ['failed', true],
  ])('a button that is %s takes presses: %s', (status, expected) => {
    expect(acceptsPresses(status)).toBe(expected);
  });

  test('a button waits 1 s before Added!, shows it 2 s, and is idle 1 s after an error and 15 s after it began to leave', () => {
    expect(STATUSES.map(staysFor)).toEqual([undefined, undefined, undefined, 15_000, 1_000, 2_000, 1_000]);
  });
});
