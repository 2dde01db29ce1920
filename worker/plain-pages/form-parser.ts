import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { expectForm, readFormBody } from '../http/form-body.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { visitor } from '../http/middleware/visitor.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { crumbOwner, isCrumbValid, readCrumbCookies } from '../session/service.ts';
import { plainText } from '../submissions/service.ts';
import type { PageContext } from './page-layout.ts';

/** Room for the longest entries of these pages, with nine bytes for each percent-encoded character. */
const BODY_MAX_BYTES = 32 * 1024;

/** The types that browsers give to a form with and without files. */
const FORM_WITH_FILES = /^(multipart\/form-data\s*;|application\/x-www-form-urlencoded\s*(;|$))/i;

/**
 * Refuses forms of other sites. Where no header names the page (see `isFromOwnPage`), the crumb's cookie does: it is
 * `SameSite=Lax`, so a form of another site does not send it. `none` is a navigation that the visitor started, such as
 * reloading the answer to a form.
 */
const ownPagesOnly = createMiddleware<AppEnv>(async (c, next) => {
  const isOwn = c.req.header('Sec-Fetch-Site') === 'none' || (isFromOwnPage(c) ?? hasOwnCrumb(c));
  if (!isOwn) throw new ApiError('ORIGIN_NOT_ALLOWED');
  await next();
});

function hasOwnCrumb(c: PageContext): boolean {
  if (c.req.header('Origin') === undefined) return false;
  const owner = crumbOwner(c);
  const crumbs = readCrumbCookies(c);
  return owner !== undefined && crumbs.some((crumb) => isCrumbValid(owner, crumb, crumbs));
}

const onlyForms = createMiddleware<AppEnv>(async (c, next) => {
  expectForm(c);
  await next();
});

const withinLimit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new ApiError('BODY_TOO_LARGE');
  },
});

/** Middlewares for a form whose address has a secret, which no page of others knows and nobody guesses. */
export const secretFormParser = every(onlyForms, withinLimit);

/** Middlewares for a form post on these pages. `readFormEntries` then reads the entries. */
export const formParser = every(ownPagesOnly, visitor, secretFormParser, rateLimit('FORM_WRITES', 'order'));

const onlyFormsWithFiles = createMiddleware<AppEnv>(async (c, next) => {
  if (!FORM_WITH_FILES.test(c.req.header('Content-Type') ?? '')) throw new ApiError('INVALID_REQUEST');
  await next();
});

/** Middlewares for a form post that may have files, within the route's own limit of size. The route reads the form. */
export const fileFormParser = (withinOwnLimit: MiddlewareHandler<AppEnv>) =>
  every(ownPagesOnly, visitor, onlyFormsWithFiles, withinOwnLimit, rateLimit('FORM_WRITES', 'order'));

/** Reads a form that may have files; throws INVALID_REQUEST where the body is none, as after a lost connection. */
export async function readFileForm(c: PageContext): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch (error) {
    throw error instanceof TypeError ? new ApiError('INVALID_REQUEST') : error;
  }
}

/** Returns the entries of these names, trimmed and without control characters; '' for a missing entry. */
export async function readFormEntries<Name extends string>(
  c: PageContext,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const sent = await readFormBody(c);
  const entries = names.map((name) => [name, plain(sent.get(name) ?? '')]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Browsers count a line break as one character but send two, so the two become one. */
function plain(text: string): string {
  return plainText(text).replaceAll('\r\n', '\n').trim();
}
