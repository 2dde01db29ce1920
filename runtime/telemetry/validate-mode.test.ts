import { afterEach, describe, expect, test, vi } from 'vitest';
import { isValidating } from './validate-mode.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('validate mode', () => {
  test.each([
    ['my-shop.sqsp.net', '?clanker-validate', '', true],
    ['my-shop.sqsp.net', '', 'true', true],
    ['my-shop.sqsp.net', '', 'false', false],
    ['my-shop.sqsp.net', '', '', false],
    ['shop.example', '?clanker-validate', 'true', false],
  ])('on %s with the address "%s" and "%s" stored, it is on: %s', (hostname, search, stored, expected) => {
    if (stored) localStorage.setItem('clanker-validate', stored);
    vi.stubGlobal('location', { hostname, search });
    expect(isValidating()).toBe(expected);
  });
});
