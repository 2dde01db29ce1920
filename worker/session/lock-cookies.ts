import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { setHostCookie } from './cookies.ts';
import { isEqual, knownSecrets, sessionSecret, sessionSecrets, sign } from './secret.ts';
import { hostCookie } from './visitor-cookie.ts';

const DAY_S = 24 * 60 * 60;
/** How long a browser is let in after its visitor has typed a password. */
const LIFETIME_S = 30 * DAY_S;
/** The cookie of the whole site; that of any other lock has the lock's id behind it. */
const NAME = 'lock';
const VALUE = /^([\da-f]{32})\.(\d{1,16})\.([\w-]{43})$/;
const NO_KEYS: readonly string[] = [];

/** Lets the browser in where `key` names the password. `lockId` is '' for the whole site. */
export function keepLockKey(c: Context<AppEnv>, { lockId, key }: { lockId: string; key: string }): void {
  const end = `${Date.now() + LIFETIME_S * 1000}`;
  const signature = signatureOf(sessionSecret(c.env), c.var.site.siteId, { lockId, key, end });
  setHostCookie(c, nameOf(lockId), `${key}.${end}.${signature}`, LIFETIME_S);
}

/**
 * Returns the keys of all passwords that the visitor has typed on this site. A key names one password of one lock, so a
 * changed password has another. Calls from other origins carry no cookies, and have none.
 */
export function heldLockKeys(c: Context<AppEnv>): readonly string[] {
  const header = c.req.header('Cookie');
  if (!header?.includes(NAME) || c.var.visitor?.mode === 'token') return NO_KEYS;
  const start = hostCookie(c, NAME);
  return header.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    if (name !== start && !name.startsWith(`${start}-`)) return [];
    const lockId = name.slice(start.length + 1);
    const [, key, end, signature] = VALUE.exec(value) ?? [];
    if (key === undefined || end === undefined || signature === undefined || Number(end) <= Date.now()) return [];
    const isOurs = knownSecrets(sessionSecrets(c.env)).some((secret) =>
      isEqual(signature, signatureOf(secret, c.var.site.siteId, { lockId, key, end })),
    );
    return isOurs ? [key] : [];
  });
}

/** Cache of an answer that only visitors with a password get. */
export const CACHE_OF_ONE = 'private, no-store';
/** What `lockKeysJson` returns for a visitor who has typed no password. */
export const NO_LOCK_KEYS = '[]';

/** Returns the same keys as JSON, for a statement's parameter. */
export function lockKeysJson(c: Context<AppEnv>): string {
  return JSON.stringify(heldLockKeys(c));
}

function nameOf(lockId: string): string {
  return lockId === '' ? NAME : `${NAME}-${lockId}`;
}

function signatureOf(secret: string, siteId: string, { lockId, key, end }: Record<'lockId' | 'key' | 'end', string>) {
  return sign(secret, 'lock', siteId, lockId, key, end);
}
