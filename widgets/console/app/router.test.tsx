import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openConsole, prepareConsole, text } from '../../../test/console-shop.tsx';
import { $place, guardLeaving, matchPath, navigate, startRouter } from './router.ts';

prepareConsole();

test('a pattern names the parts of a path', () => {
  expect(matchPath('orders/:order', 'orders/A%20B')).toEqual({ order: 'A B' });
  expect(matchPath('orders/:order', 'orders')).toBeUndefined();
  expect(matchPath('orders', 'pages')).toBeUndefined();
  expect(matchPath('', '')).toEqual({});
  expect(matchPath('orders/:order', 'orders/%')).toBeUndefined();
  expect(matchPath('orders/:order', 'orders/')).toBeUndefined();
});

test('a screen is left only where its guard agrees', async () => {
  const stopped = new AbortController();
  startRouter(stopped.signal);
  let mayLeave = false;
  const stop = guardLeaving(async () => mayLeave);
  await navigate('nowhere');
  expect($place.get().path).not.toBe('nowhere');
  mayLeave = true;
  await navigate('nowhere');
  expect($place.get().path).toBe('nowhere');
  stop();
  stopped.abort();
  await navigate('');
});

test('a link to a part of the page is no other screen', async () => {
  const stopped = new AbortController();
  startRouter(stopped.signal);
  const asked = vi.fn(async () => false);
  const stop = guardLeaving(asked);
  const { path } = $place.get();
  history.pushState(null, '', '#content');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await act(async () => {});
  expect(asked).not.toHaveBeenCalled();
  expect($place.get().path).toBe(path);
  stop();
  stopped.abort();
});

test('an address without a screen says so', async () => {
  await openConsole();
  await act(() => navigate('nowhere'));
  expect(text()).toContain('Unable to locate content');
  await act(() => navigate(''));
});
