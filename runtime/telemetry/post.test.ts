import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '../boot.ts';
import { TELEMETRY_TIMEOUT_MS } from '../contracts/telemetry.ts';
import { post, postAway } from './post.ts';

const FORM = new URLSearchParams({ event: '1' });
/** happy-dom's Request does not say that calls may outlast their page. */
class Keeping {
  get keepalive() {
    return true;
  }
}
const fetched = vi.fn(async (_: string, __: RequestInit) => new Response(null, { status: 202 }));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  boot().base = location.origin;
  Reflect.deleteProperty(window, 'fetchLater');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('calls that only count something', () => {
  test('those of the shop’s own pages end after 2.5 s too, and outlast the page', () => {
    vi.stubGlobal('Request', Keeping);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    postAway('/api/census/button-render', FORM);
    expect(beacon).not.toHaveBeenCalled();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(TELEMETRY_TIMEOUT_MS);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/api/census/button-render`,
      expect.objectContaining({ method: 'POST', body: FORM, keepalive: true, signal: expect.any(AbortSignal) }),
    );
  });

  test.each([
    ['of a page that is being left', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['of a browser whose calls end with the page', () => vi.stubGlobal('Request', class {})],
  ])('those %s go by the beacon', (_, arrange) => {
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    arrange();
    postAway('/api/census/button-click', FORM);
    expect(beacon).toHaveBeenCalledExactlyOnceWith(`${location.origin}/api/census/button-click`, FORM);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a hidden page of another origin leaves them to the browser, where it takes them', () => {
    boot().base = 'https://shop.example';
    const later = vi.fn();
    Object.assign(window, { fetchLater: later });
    postAway('/api/census/RecordHit', FORM);
    expect([later.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 1]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    postAway('/api/census/RecordHit', FORM);
    expect(later).toHaveBeenCalledExactlyOnceWith(
      'https://shop.example/api/census/RecordHit',
      expect.objectContaining({ method: 'POST', body: FORM, activateAfter: 0 }),
    );
    later.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    postAway('/api/census/RecordHit', FORM);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('they wait for 2.5 s, and what comes later counts as no answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    fetched.mockImplementationOnce(async (_, { signal }) => {
      signal?.throwIfAborted();
      return new Response();
    });
    expect(await post('/api/events/RecordEvent', {})).toBeUndefined();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(TELEMETRY_TIMEOUT_MS);
    expect(TELEMETRY_TIMEOUT_MS).toBe(2_500);
  });
});
