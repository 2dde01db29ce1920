import { afterEach, describe, expect, test, vi } from 'vitest';
import { validateEvent } from './validate-event.ts';
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

  test('an event is checked against its schema, and the console says what is wrong', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const fetched = vi.fn(async (_: string, __: RequestInit) => new Response('{"isValid":false}'));
    vi.stubGlobal('fetch', fetched);
    await validateEvent('VisitPDP', '{}');
    const [url = '', { body } = {}] = fetched.mock.calls[0] ?? [];
    expect(new URL(url).pathname).toBe('/api/v1/clanker/validate-event-content/VisitPDP');
    expect(body).toBe('{"eventContent":"{}"}');
    expect(info).toHaveBeenCalledWith('[storefront] VisitPDP: HTTP 200', '{"isValid":false}');
  });
});
