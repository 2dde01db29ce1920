import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { readCookie } from '../transport.ts';
import { keepSessionData } from './keep-session-data.ts';
import { readSessionData, sessionDataKey } from './session-data.ts';

const session = (more = {}) => ({ xsrfToken: 'proof', expiresAt: Date.now() + HOUR_MS, ...more });

beforeEach(() => keepSessionData(undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  keepSessionData(undefined);
});

/** Makes local storage refuse, as browsers do where a visitor has switched it off. */
function refuseStorage() {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused });
  return vi.spyOn(console, 'warn').mockImplementation(() => {});
}

describe('the data of a session', () => {
  test('it is kept in local storage, and dropped', () => {
    keepSessionData(session());
    expect(JSON.parse(localStorage.getItem(sessionDataKey()) ?? '')).toMatchObject({ xsrfToken: 'proof' });
    expect(readCookie(sessionDataKey())).toBeUndefined();
    expect(readSessionData()).toMatchObject({ xsrfToken: 'proof' });
    keepSessionData(undefined);
    expect(readSessionData()).toBeUndefined();
    expect(localStorage.getItem(sessionDataKey())).toBeNull();
  });

  test('it does not count once it has expired', () => {
    const data = session();
    keepSessionData(data);
    expect(readSessionData(data.expiresAt - 1)).toBeDefined();
    expect(readSessionData(data.expiresAt)).toBeUndefined();
  });

  test.each(['', '{', '[]', '"text"', '{"expiresAt":9e15}', '{"xsrfToken":3,"expiresAt":9e15}'])(
    'stored text that is no session counts as none: %s',
    (text) => {
      localStorage.setItem(sessionDataKey(), text);
      expect(readSessionData()).toBeUndefined();
    },
  );

  test('a cookie keeps the data where storage is unavailable, and a warning says so', () => {
    const warn = refuseStorage();
    keepSessionData(session());
    expect(warn).toHaveBeenCalledOnce();
    expect(readCookie(sessionDataKey())).toContain('proof');
    expect(readSessionData()).toMatchObject({ xsrfToken: 'proof' });
    keepSessionData(undefined);
    expect(readCookie(sessionDataKey()) ?? '').toBe('');
    expect(readSessionData()).toBeUndefined();
  });

  test('the page keeps it where cookies are unavailable too', () => {
    const warn = refuseStorage();
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    keepSessionData(session());
    expect(warn).toHaveBeenCalledTimes(2);
    expect(readSessionData()).toMatchObject({ xsrfToken: 'proof' });
  });
});
