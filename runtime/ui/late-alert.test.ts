import { afterEach, expect, test, vi } from 'vitest';
import { showLateAlert } from './late-alert.ts';

vi.doMock('./alert.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => vi.unstubAllGlobals());

test('where the code of the alert cannot be fetched, the browser’s own alert says the same', async () => {
  const said: unknown[] = [];
  vi.stubGlobal('alert', (text: unknown) => said.push(text));
  await showLateAlert({ title: 'Unable to Add Item', message: 'Please check your internet connection.' });
  expect(said).toEqual(['Unable to Add Item\nPlease check your internet connection.']);
});
