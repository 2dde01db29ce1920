import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot } from '../boot.ts';
import { report } from '../report.ts';
import { call } from '../script-api.entry.ts';
import type { ErrorReport } from '../script-api.ts';
import { onReport } from './on-report.ts';

const places = (reports: ErrorReport[]) => reports.map(({ context }) => context);

beforeEach(() => {
  delete boot().reports;
  delete boot().reporters;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('only the last ten reports are kept for later listeners', () => {
  for (let i = 1; i <= 12; i++) report(new Error(`no. ${i}`), `place ${i}`);
  const heard: string[] = [];
  onReport((_, context) => heard.push(context), { withKept: true });
  expect(heard).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) => `place ${i}`));
  expect(boot().reports).toHaveLength(10);
});

test('a reporter that throws stops neither the others nor the page, and is named in the console', () => {
  const heard = vi.fn();
  onReport(() => {
    throw new Error('from the listener');
  });
  const stop = onReport(heard);
  report('broken', 'here');
  expect(heard.mock.calls).toEqual([['broken', 'here']]);
  expect(console.error).toHaveBeenCalledWith('[storefront] here', 'broken');
  expect(console.error).toHaveBeenCalledWith('[storefront] a listener of errors', new Error('from the listener'));
  stop();
  report('broken', 'there');
  expect(heard).toHaveBeenCalledOnce();
});

test('Storefront.onError calls a listener with earlier and later errors, until it is ended', () => {
  const [ending, reports] = [new AbortController(), [] as ErrorReport[]];
  const error = new Error('early');
  report(error, 'sq-cart');
  call('onError', ending.signal, [(received: ErrorReport) => reports.push(received)]);
  expect(reports).toEqual([{ error, context: 'sq-cart' }]);
  report(new Error('late'), 'alert');
  expect(places(reports)).toEqual(['sq-cart', 'alert']);
  ending.abort();
  report(new Error('later'), 'press');
  expect(places(reports)).toEqual(['sq-cart', 'alert']);
});

test('Storefront.onError that was ended before our script came calls no listener', () => {
  report('early', 'sq-cart');
  const listener = vi.fn();
  call('onError', AbortSignal.abort(), [listener]);
  report('late', 'sq-cart');
  expect(listener).not.toHaveBeenCalled();
});
