import { afterEach, expect, test, vi } from 'vitest';
import { whenParsed } from './when-parsed.ts';

const signal = new AbortController().signal;

function pretendToParse(): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a callback runs at once on a page that has been parsed', () => {
  const run = vi.fn();
  whenParsed(run, signal);
  expect(run).toHaveBeenCalledOnce();
});

test('a callback waits once for a page that is being parsed', () => {
  pretendToParse();
  const run = vi.fn();
  whenParsed(run, signal);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(run).toHaveBeenCalledOnce();
});

test('no callback runs after the signal has fired', () => {
  pretendToParse();
  const run = vi.fn();
  const stopping = new AbortController();
  whenParsed(run, stopping.signal);
  stopping.abort();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(run).not.toHaveBeenCalled();
});
