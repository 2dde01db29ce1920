import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { callerNetworks, type Networks } from '../http/network.ts';
import { setHostCookie } from './cookies.ts';
import { isEqual, knownSecrets, randomToken, type Secrets, sessionSecret, sessionSecrets, sign } from './secret.ts';
import { cookieValues, hostCookie } from './visitor-cookie.ts';

const NAME = 'known-device';
/** Browsers keep no cookie longer than 400 days. */
const LIFETIME_S = 400 * 24 * 60 * 60;
/** The browser's id, and a signature for each person who has signed in with it, the last one first. */
const PATTERN = /^([\w-]{43})((?:\.[\w-]{43})+)$/;
/** People of whom a browser is known: a family's, or one person's accounts. */
const PEOPLE = 4;

/** The caller about somebody's account, as attempts are counted. */
export interface Caller {
  networks: Networks;
  /** Returns the id of the browser if this person has signed in with it before. */
  deviceOf(person: string): string | undefined;
}

export function callerOf(c: Context<AppEnv>): Caller {
  return { networks: callerNetworks(c), deviceOf: (person) => knownDevice(c, person) };
}

/**
 * Lets the browser prove from now on that this person has signed in with it. The cookie signs nobody in: it only keeps
 * strangers' attempts apart from those of the person.
 */
export function rememberDevice(c: Context<AppEnv>, person: string): void {
  const { id, signatures } = readCookie(c) ?? { id: randomToken(), signatures: [] };
  const own = signatureOf(c, sessionSecret(c.env), id, person);
  const others = signatures.filter((signature) => signature !== own).slice(0, PEOPLE - 1);
  setHostCookie(c, NAME, [id, own, ...others].join('.'), LIFETIME_S);
}

function knownDevice(c: Context<AppEnv>, person: string): string | undefined {
  const cookie = readCookie(c);
  if (!cookie) return undefined;
  const secrets: Secrets = sessionSecrets(c.env);
  const expected = knownSecrets(secrets).map((secret) => signatureOf(c, secret, cookie.id, person));
  const isKnown = cookie.signatures.some((signature) => expected.some((ours) => isEqual(signature, ours)));
  return isKnown ? cookie.id : undefined;
}

function readCookie(c: Context<AppEnv>): { id: string; signatures: string[] } | undefined {
  const [, id, signatures = ''] = PATTERN.exec(cookieValues(c, hostCookie(c, NAME))[0] ?? '') ?? [];
  return id === undefined ? undefined : { id, signatures: signatures.split('.').slice(1) };
}

function signatureOf(c: Context<AppEnv>, secret: string, id: string, person: string): string {
  return sign(secret, 'known-device', c.var.site.siteId, id, person);
}
