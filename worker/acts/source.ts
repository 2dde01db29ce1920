import type { Context } from 'hono';
import { SOURCE_COOKIE } from '#runtime/contracts/visitor-cookies.ts';
import { PURPOSES, type Purpose } from '#runtime/domain/may-track.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isProgram } from '../http/is-program.ts';
import { cookieValues, hostCookie, visitorHashOf } from '../session/service.ts';
import type { ActPerson } from './person.ts';

/** Longest value of a cookie that is kept, and of a browser's name, in UTF-16 code units. */
const VALUE_MAX_LENGTH = 200;
const USER_AGENT_MAX_LENGTH = 300;
/** Google's cookie: a version, the depth of the domain, and the id of the browser. */
const GA_COOKIE = /^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/;
/**
 * Google's cookies for visits: `_ga_ABC=GS2.1.s1747132561$o1$…` with parts in any order, before 2025
 * `GS1.1.1747132561.1.…`. The id of a visit is the time of its begin.
 */
const GA_SESSION_COOKIES = /(?:^|;) *_ga_([A-Z0-9]{4,20})=GS\d\.\d\.(?:(?:[^;$s]*\$)*s)?(\d{1,20})(?=[.$;]|$)/g;
/** A page may belong to several streams; one of a shop's own is enough. */
const MAX_GA_SESSIONS = 3;
/** Meta's cookies: a version, the depth of the domain, a time and an id. */
const META_COOKIE = /^fb\.\d\.\d{1,20}\.[\w-]+$/;

/** As `worker/census/hit-counts.ts` names sources. */
const SOURCE = /^[\w.:-]{1,100}$/;

/** Whose act it is. */
export interface ActSource {
  /** What the visitor allows; undefined while the site waits for the answer. */
  purposes: readonly Purpose[] | undefined;
  /** As much as these purposes allow. */
  person: ActPerson;
  /** SHA-256, hex, of the id of the browser; '' on pages of other origins. */
  visitorHash: string;
}

/** Returns the purposes as the table has them; null while the site waits for the answer. */
export function allowed({ purposes }: ActSource): string | null {
  return purposes ? PURPOSES.filter((purpose) => purposes.includes(purpose)).join('.') : null;
}

/** A source as a payment keeps it until its order is placed. */
export interface StoredSource {
  /** The purposes, joined by dots; null while the site waits for the answer. */
  allowed: string | null;
  person: ActPerson;
}

export function storedSource(source: ActSource): StoredSource {
  return { allowed: allowed(source), person: source.person };
}

/** The source of what nobody may be known for. */
export const NOBODY: ActSource = { purposes: [], person: {}, visitorHash: '' };

/**
 * Returns the visitor of a call's act: what they allow, and as many of their ids as that permits. Acts of programs have
 * no visitor, and neither have acts on the shop's own pages without the census that every counted visitor has there. A
 * visitor who allows advertising alone has none. Pages of other origins send no cookies: they keep their census
 * themselves and do not send it with these calls, so that only what is allowed counts there.
 */
export function readSource(
  c: Context<AppEnv>,
  purposes: readonly Purpose[] | undefined,
  visitorId: string | undefined,
): ActSource {
  if (isProgram(c.req)) return NOBODY;
  const { mode, id } = c.var.visitor;
  const visitorHash = visitorHashOf(id);
  if (!purposes) return { purposes, person: {}, visitorHash };
  const isUncounted = mode === 'cookie' && visitorId === undefined && purposes.includes('analytics');
  if (purposes.length === 0 || isUncounted) return NOBODY;
  return {
    purposes,
    visitorHash,
    person: {
      ...(visitorId !== undefined && { visitorId }),
      ...(purposes.includes('analytics') && {
        ...optional('gaId', cookie(c, '_ga', GA_COOKIE)),
        ...optional('gaSessions', gaSessions(c)),
        ...optional('source', visitSource(c)),
      }),
      ...(purposes.includes('marketing') && {
        ...optional('fbp', cookie(c, '_fbp', META_COOKIE)),
        ...optional('fbc', cookie(c, '_fbc', META_COOKIE)),
        ...optional('userAgent', c.req.header('User-Agent')?.slice(0, USER_AGENT_MAX_LENGTH)),
        origin: c.req.header('Origin') ?? new URL(c.req.url).origin,
      }),
    },
  };
}

/** Returns the ids of visits in Google's cookies; undefined for none. */
function gaSessions(c: Context<AppEnv>): ActPerson['gaSessions'] {
  if (c.var.visitor.mode === 'token') return undefined;
  const found = [...(c.req.header('Cookie') ?? '').matchAll(GA_SESSION_COOKIES)].slice(0, MAX_GA_SESSIONS);
  return found.length > 0 ? Object.fromEntries(found.map(([, stream = '', id = '']) => [stream, id])) : undefined;
}

/** Returns from where the visit came; undefined where that is not known. */
function visitSource(c: Context<AppEnv>): string | undefined {
  const [value = ''] = c.var.visitor.mode === 'token' ? [] : cookieValues(c, hostCookie(c, SOURCE_COOKIE));
  const source = value.replaceAll('%3A', ':');
  return SOURCE.test(source) ? source : undefined;
}

/** Returns the part of a cookie that its pattern captures, or all of it; undefined where it does not match. */
function cookie(c: Context<AppEnv>, name: string, pattern: RegExp): string | undefined {
  const [value = ''] = c.var.visitor.mode === 'token' ? [] : cookieValues(c, name);
  if (value.length > VALUE_MAX_LENGTH) return undefined;
  const match = pattern.exec(value);
  return match?.[1] ?? match?.[0];
}

function optional<Name extends keyof ActPerson>(name: Name, value: ActPerson[Name]): Pick<ActPerson, Name> | object {
  return value === undefined ? {} : { [name]: value };
}
