import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseNoLogin } from './deploy/account.ts';
import { wranglerAccount } from './deploy/wrangler-account.ts';
import { findProject } from './project.ts';
import { runWrangler } from './wrangler.ts';

const SITE_ID = /^[\w-]+$/;
const NO_DATABASE =
  'The database does not exist yet: `npm start` creates the local one, migrations create the deployed one.';

/** The database that holds the keys. */
export interface DatabaseTarget {
  siteId: string;
  isRemote: boolean;
  /** The folder of the local database; undefined for the one of `npm start` that has the site. */
  stateDir: string | undefined;
}

export interface Database {
  /** '' where no site is named. */
  siteId: string;
  isRemote: boolean;
  /** Runs one statement and returns its rows. */
  query<Row>(sql: string): Promise<Row[]>;
}

export function databaseOf(target: DatabaseTarget): Database {
  const { isRemote, siteId } = target;
  const folder = isRemote ? '' : (target.stateDir ?? stateDirOf(siteId));
  return { siteId, isRemote, query: (sql) => query({ isRemote, siteId, stateDir: folder }, sql) };
}

/**
 * Returns the folder of a site's local database: that of the copy which `npm start -- shop.jsonl` serves, otherwise that
 * of the demo, or of the shop of `npm start -- --empty` where the demo was never started. Where several can have the site,
 * the person is told which one it is.
 */
export function stateDirOf(
  siteId: string,
  state = findProject().state,
  tell: (text: string) => void = console.error,
): string {
  const copy = join(state, 'copies', siteId);
  const empty = join(state, 'empty');
  const hasDemo = existsSync(join(state, 'v3'));
  if (SITE_ID.test(siteId) && existsSync(copy)) {
    if (hasDemo) tell(`This is the copy of ${siteId} in ${copy}. --persist-to ${state} means the demo's database.`);
    return copy;
  }
  if (!existsSync(join(empty, 'v3'))) return state;
  if (!hasDemo) return empty;
  tell(`This is the demo's database. --persist-to ${empty} means that of \`npm start -- --empty\`.`);
  return state;
}

async function query<Row>({ isRemote, stateDir }: DatabaseTarget & { stateDir: string }, sql: string): Promise<Row[]> {
  if (!isRemote && !existsSync(stateDir)) throw new Error(NO_DATABASE);
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', stateDir];
  const args = ['d1', 'execute', 'DB', ...place, '--yes', '--json', '--command', sql];
  const output = await withRetries(() => runWrangler(args, { isRemote })).catch(async (error: Error) => {
    if (isRemote) await refuseNoLogin(wranglerAccount(findProject(), process.env).run);
    throw new Error(/no such table/.test(error.message) ? NO_DATABASE : reasonOf(error));
  });
  const [{ results }] = JSON.parse(output.slice(output.indexOf('['))) as [{ results: Row[] }];
  return results;
}

/** Retries while a running shop briefly locks the local database; nothing has been written in that case. */
async function withRetries<Answer>(act: () => Promise<Answer>, attempts = 5): Promise<Answer> {
  return act().catch((error: Error) => {
    if (attempts === 1 || !/SQLITE_BUSY|database is locked/.test(error.message)) throw error;
    return withRetries(act, attempts - 1);
  });
}

/** Finds the reason in wrangler's output. With --json it is in `error.text`; the rest repeats the statement. */
function reasonOf({ message }: Error): string {
  return /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(message)?.[1] ?? message;
}
