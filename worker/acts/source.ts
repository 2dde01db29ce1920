import type { Context } from 'hono';
import { PURPOSES, type Purpose } from '#runtime/domain/may-track.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cookieValues } from '../session/service.ts';

/** Longest value of a cookie that is kept, and of a browser's name, in UTF-16 code units. */
const VALUE_MAX_LENGTH = 200;
const USER_AGENT_MAX_LENGTH = 300;
/** Google's cookie: a version, the depth of the domain, and the id of the browser. */
const GA_COOKIE = /^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/;
/** Meta's cookies: a version, the depth of the domain, a time and an id. */
const META_COOKIE = /^fb\.\d\.\d{1,20}\.[\w-]+$/;

/** Whose act it is. */
export interface ActSource {
  /** What the visitor allows; undefined while the site waits for the answer. */
  purposes: readonly Purpose[] | undefined;
  /** As much as these purposes allow. */
  person: ActPerson;
}

/** What is known of the visitor of an act. Nothing of it names a person. */
export interface ActPerson {
  /** The id in Google's cookie. */
  gaId?: string;
  /** The id of our census. */
  visitorId?: string;
  /** Meta's cookies for the browser and for the press on an advertisement. */
  fbp?: string;
  fbc?: string;
  /** The name of the browser, which Meta asks for: forgotten once it is told, or where nobody tells it. */
  userAgent?: string;
  /** The address of the site, without the page. */
  origin?: string;
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
export const NOBODY: ActSource = { purposes: [], person: {} };

/**
 * Returns whose act a call is: what the visitor allows, and as much of their ids as that permits. Pages of other origins
 * send no cookies.
 */
export function readSource(
  c: Context<AppEnv>,
  purposes: readonly Purpose[] | undefined,
  visitorId: string | undefined,
): ActSource {
  if (!purposes || purposes.length === 0) return { purposes, person: {} };
  return {
    purposes,
    person: {
      ...(visitorId !== undefined && { visitorId }),
      ...(purposes.includes('analytics') && optional('gaId', cookie(c, '_ga', GA_COOKIE))),
      ...(purposes.includes('marketing') && {
        ...optional('fbp', cookie(c, '_fbp', META_COOKIE)),
        ...optional('fbc', cookie(c, '_fbc', META_COOKIE)),
        ...optional('userAgent', c.req.header('User-Agent')?.slice(0, USER_AGENT_MAX_LENGTH)),
        origin: c.req.header('Origin') ?? new URL(c.req.url).origin,
      }),
    },
  };
}

/** Returns the part of a cookie that its pattern captures, or all of it; undefined where it does not match. */
function cookie(c: Context<AppEnv>, name: string, pattern: RegExp): string | undefined {
  const [value = ''] = c.var.visitor.mode === 'token' ? [] : cookieValues(c, name);
  if (value.length > VALUE_MAX_LENGTH) return undefined;
  const match = pattern.exec(value);
  return match?.[1] ?? match?.[0];
}

function optional<Name extends keyof ActPerson>(name: Name, value: string | undefined): Pick<ActPerson, Name> | object {
  return value === undefined ? {} : { [name]: value };
}
