import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { isMailAddress } from '#runtime/domain/email.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { comeBackAsAdmin } from '../contributors/service.ts';
import { failedGuard } from '../db/guards.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { logError } from '../log.ts';
import { linkToken, readFormEntries, readPassword, secretFormParser } from '../plain-pages/service.ts';
import { CONSOLE_PATH } from '../site/page-paths.ts';
import { findSite } from '../site/repository.ts';
import { firstEntries, showCreateForm } from './create-form.ts';
import { createShop, type SampleStatements } from './create-shop.ts';
import { CREATE_FIELDS, readWish } from './entries.ts';
import { ENTRY_PATH } from './entry-link.ts';
import { type EntryLink, findLink, linkUsedStatements } from './find-link.ts';
import { answerNotReady } from './no-shop.ts';
import { answerSetUp, textWithCommands } from './page.ts';
import { type Reader, readerOf } from './reader.ts';
import { showRecover } from './recover-form.ts';

const GONE = 410;
const UNAVAILABLE = 503;

/**
 * The page of an entry link: it creates the first shop, or lets an owner who is locked out come back. It needs no script
 * and no shop. The secret in its address proves whoever opens it, on the shop's own host alone.
 */
export function setUpPages(sampleStatements: SampleStatements): Hono<AppEnv> {
  const pages = new Hono<AppEnv>();
  pages.get(ENTRY_PATH, async (c) => {
    const entry = await enter(c).catch((error: Error) => answerAway(c, error));
    if (entry instanceof Response) return entry;
    const { reader, link } = entry;
    if (link.purpose === 'recover') return showRecover(c, reader, { email: '', password: '' });
    return showCreateForm(c, reader, { token: linkToken(c), entries: firstEntries(reader), password: '' });
  });

  pages.post(ENTRY_PATH, secretFormParser, async (c) => {
    const entry = await enter(c).catch((error: Error) => answerAway(c, error));
    if (entry instanceof Response) return entry;
    return entry.link.purpose === 'recover' ? recover(c, entry) : create(c, entry, sampleStatements);
  });
  return pages;
}

/** A call with a link that works still. */
interface Entry {
  reader: Reader;
  link: EntryLink;
}

/** Finds the link; answers where it opens nothing. One that was used leads to the sign-in, where there is a shop. */
async function enter(c: Context<AppEnv>): Promise<Entry | Response> {
  const reader = await readerOf(c);
  const notReady = await answerNotReady(c, reader);
  if (notReady) return notReady;
  const found = await findSite(c.env.DB, new URL(c.req.url).hostname, '');
  if (found) c.set('site', found.site);
  const seen = await findLink(c.env.DB, linkToken(c), found?.site.siteId ?? '', Date.now());
  if (seen.state === 'used' && found) return toConsole(c);
  return seen.state === 'works' ? { reader, link: seen.link } : showOver(c, reader);
}

async function create(
  c: Context<AppEnv>,
  { reader, link }: Entry,
  sampleStatements: SampleStatements,
): Promise<Response> {
  const { own } = reader;
  const entries = await readFormEntries(c, CREATE_FIELDS);
  const shown = { token: linkToken(c), entries, password: await readPassword(c) };
  const read = readWish(entries, own);
  const errors = {
    ...('errors' in read && read.errors),
    ...(shown.password === '' && { password: own.passwordMissing }),
  };
  if ('errors' in read || errors.password) return showCreateForm(c, reader, { ...shown, errors });
  try {
    await createShop(c, link, { wish: read.wish, password: shown.password }, sampleStatements);
  } catch (error) {
    const wrong = passwordError(error, reader);
    if (wrong) return showCreateForm(c, reader, { ...shown, errors: { password: wrong } });
    return (await answerIfDone(c, error)) ?? showCreateForm(c, reader, { ...shown, failure: own.failed });
  }
  return toConsole(c);
}

async function recover(c: Context<AppEnv>, { reader, link }: Entry): Promise<Response> {
  const { own } = reader;
  const { email } = await readFormEntries(c, ['email']);
  const shown = { email, password: await readPassword(c) };
  const errors = {
    ...(!isMailAddress(email) && { email: own.emailInvalid }),
    ...(shown.password === '' && { password: own.passwordMissing }),
  };
  if (Object.keys(errors).length > 0) return showRecover(c, reader, { ...shown, errors });
  try {
    await comeBackAsAdmin(c, shown, linkUsedStatements(c.env.DB, link, Date.now()));
  } catch (error) {
    const wrong = passwordError(error, reader);
    if (wrong) return showRecover(c, reader, { ...shown, errors: { password: wrong } });
    return (await answerIfDone(c, error)) ?? showRecover(c, reader, { ...shown, failure: own.failed });
  }
  return toConsole(c);
}

function toConsole(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${CONSOLE_PATH}/`, 303);
}

/** Returns the text of why a password cannot be chosen; undefined for any other failure. */
function passwordError(error: unknown, { texts }: Reader): string | undefined {
  if (!(error instanceof ApiError) || error.details.fields?.[0] !== 'password') return undefined;
  return fill(texts.apiErrors[error.code], error.details.values ?? {});
}

/**
 * Answers a failed call whose link works no more: another call has used it up, or this one has done its work and only its
 * answer was lost. Undefined where the person may send the form again.
 */
async function answerIfDone(c: Context<AppEnv>, error: unknown): Promise<Response | undefined> {
  if (failedGuard(error) !== 'ENTRY_LINK_OVER') logError(error as Error, { path: ENTRY_PATH });
  const again = await enter(c).catch(() => undefined);
  return again instanceof Response ? again : undefined;
}

/** Says that the database cannot be reached; a form for a new shop comes back with what was typed. */
async function answerAway(c: Context<AppEnv>, error: Error): Promise<Response> {
  logError(error, { path: ENTRY_PATH });
  const reader = await readerOf(c);
  const { own } = reader;
  if (c.req.method === 'POST') {
    const entries = await readFormEntries(c, CREATE_FIELDS);
    const shown = { token: linkToken(c), entries, password: await readPassword(c), failure: own.failed };
    if (entries.country !== '') return showCreateForm(c, reader, shown);
  }
  return answerSetUp(c, reader, {
    title: own.awayTitle,
    main: html`<p class="lead">${own.awayText}</p>`,
    status: UNAVAILABLE,
  });
}

/** Says that a link works no more, and how another one is made. */
function showOver(c: Context<AppEnv>, reader: Reader): Promise<Response> {
  const { own } = reader;
  const site: AppEnv['Variables']['site'] | undefined = c.var.site;
  const how = site ? fill(own.overRecover, { site: site.siteId }) : own.overNoShop;
  const signIn = site && html`<p><a class="button" href="${CONSOLE_PATH}/">${own.signIn}</a></p>`;
  return answerSetUp(c, reader, {
    title: own.overTitle,
    main: html`<p class="lead">${own.overText}</p>${signIn}${textWithCommands(how)}`,
    status: GONE,
  });
}
