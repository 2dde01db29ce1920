import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { sessionSecret } from '../session/service.ts';
import { answerSetUp, textWithCommands } from './page.ts';
import { type Reader, readerOf } from './reader.ts';

const UNAVAILABLE = 503;
/** Whether this isolate has seen that there are shops; a deployed database does not lose all of them again. */
let hasSeenShops = false;
const NO_TABLES = /no such table/;

/**
 * Answers page addresses of a Worker without any shop with a page that says how one is made. Where there are shops, an
 * unknown host stays unknown.
 */
export const noShopYet = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { error, req, var: own } = c;
  if (!error || own.site || req.path.startsWith('/api/')) return;
  const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (!isUnknown && !NO_TABLES.test(error.message)) return;
  if (isUnknown && (await hasShops(c))) return;
  const reader = await readerOf(c);
  const answer = (await answerNotReady(c, reader)) ?? (isUnknown ? await answerNoShop(c, reader) : undefined);
  if (!answer) return;
  // Hono would add the headers of the refusal.
  c.res = undefined;
  c.res = answer;
});

/** Says what a Worker lacks that cannot have a shop yet; undefined where it lacks nothing. */
export async function answerNotReady(c: Context<AppEnv>, reader: Reader): Promise<Response | undefined> {
  const { own } = reader;
  const text = (await hasTables(c.env.DB)) ? (hasSecret(c) ? undefined : own.noSecret) : own.noTables;
  if (text === undefined) return undefined;
  return answerSetUp(c, reader, {
    title: own.notReadyTitle,
    main: html`<p class="lead">${text}</p>`,
    status: UNAVAILABLE,
  });
}

function answerNoShop(c: Context<AppEnv>, reader: Reader): Promise<Response> {
  const { own } = reader;
  return answerSetUp(c, reader, {
    title: own.noShopTitle,
    main: html`<p class="lead">${own.noShopText}</p>${textWithCommands(own.noShopHow)}`,
    status: UNAVAILABLE,
  });
}

/** Whether there is any shop, so that a made-up host costs the database nothing after the first one. */
async function hasShops({ env: { DB, ENVIRONMENT } }: Context<AppEnv>): Promise<boolean> {
  if (hasSeenShops) return true;
  const isFound = (await DB.prepare('SELECT 1 FROM sites LIMIT 1').first()) !== null;
  // Developers and tests empty their databases.
  hasSeenShops = isFound && ENVIRONMENT === 'production';
  return isFound;
}

async function hasTables(db: D1Database): Promise<boolean> {
  const found = await db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'entry_links'").first();
  return found !== null;
}

function hasSecret(c: Context<AppEnv>): boolean {
  try {
    return sessionSecret(c.env).length > 0;
  } catch {
    return false;
  }
}
