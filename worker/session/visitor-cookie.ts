import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { isEqual, knownSecrets, randomToken, sessionSecret, sessionSecrets, sha256, sign } from './secret.ts';

const NAME = 'visitor';
const PATTERN = /^([\w-]{43})\.([\w-]{43})?$/;

/**
 * Whether cookies are sent by https alone. Production allows nothing else; a server on http that is being developed, or
 * on this machine, has no other way, because browsers refuse `__Host-` cookies there, even on localhost.
 */
export function isSecure(c: Context<AppEnv>): boolean {
  const { protocol, hostname } = new URL(c.req.url);
  if (protocol === 'https:') return true;
  return c.env.ENVIRONMENT === 'production' && !/(^|\.)localhost$/.test(hostname);
}

/**
 * Returns the name by which browsers accept a cookie only from this very host: by `__Host-`, a neighbouring subdomain
 * cannot set it.
 */
export function hostCookie(c: Context<AppEnv>, name: string): string {
  return isSecure(c) ? `__Host-${name}` : name;
}

export function visitorCookieName(c: Context<AppEnv>): string {
  return hostCookie(c, NAME);
}

/** Returns the values of all cookies of a name. There are several where a neighbouring subdomain has set one too. */
export function cookieValues(c: Context<AppEnv>, name: string): string[] {
  return (c.req.header('Cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key.trim() === name ? [value.join('=').trim()] : [];
  });
}

interface VisitorCookie {
  id: string;
  /** Signature of the cart token that belongs to this visitor; '' without a cart. */
  confirmation: string;
}

function readVisitorCookie(c: Context<AppEnv>): VisitorCookie | undefined {
  const [, id, confirmation = ''] = PATTERN.exec(cookieValues(c, visitorCookieName(c))[0] ?? '') ?? [];
  return id === undefined ? undefined : { id, confirmation };
}

/** Returns the id of the visitor's browser, which no page can read; undefined before the first page has set it. */
export function readVisitorId(c: Context<AppEnv>): string | undefined {
  return readVisitorCookie(c)?.id;
}

/** Returns the hash of a visitor's id that orders are stored with; '' for no id. */
export function visitorHashOf(id: string): string {
  return id && sha256(`order visitor|${id}`);
}

export function newVisitorId(): string {
  return randomToken();
}

export function visitorCookie(c: Context<AppEnv>, id: string, cartToken: string | undefined): string {
  return `${id}.${cartToken ? confirmationOf(c, sessionSecret(c.env), id, cartToken) : ''}`;
}

/** Whether the visitor's own cookie says that this cart is theirs. */
export function isConfirmed(c: Context<AppEnv>, cartToken: string): boolean {
  const cookie = readVisitorCookie(c);
  if (cookie === undefined) return false;
  return knownSecrets(sessionSecrets(c.env)).some((secret) =>
    isEqual(cookie.confirmation, confirmationOf(c, secret, cookie.id, cartToken)),
  );
}

function confirmationOf(c: Context<AppEnv>, secret: string, id: string, cartToken: string): string {
  return sign(secret, 'visitor', c.var.site.siteId, id, sha256(cartToken));
}
