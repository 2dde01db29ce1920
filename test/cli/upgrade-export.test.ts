import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDatabase } from '#worker/cli/deploy/database.ts';
import { mendSearch } from '#worker/cli/deploy/mend-search.ts';
import { findProject } from '#worker/cli/project.ts';
import { type Disk, disk } from '#worker/cli/upgrade/disk.ts';
import { type DeployedDatabase, exportDatabase, lacksIndex } from '#worker/cli/upgrade/export-database.ts';
import { COUNT_INDEX, DROP_INDEX, READ_INDEX } from '#worker/cli/upgrade/search-index.ts';
import { writeOldDatabase } from '../upgrade/old-database.ts';
import { runSql } from './provider/run-sql.ts';

let state: string;
let database: DatabaseSync;

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'storefront-export-'));
  writeOldDatabase(join(state, 'database'));
  database = new DatabaseSync(join(state, 'database'));
});
afterEach(() => {
  database.close();
  rmSync(state, { recursive: true });
});

const file = () => join(state, 'shop.sql');
const project = () => ({ ...findProject(), state });
const run = (deployed: DeployedDatabase) => exportDatabase(project(), deployed, file());
const isWhole = () =>
  database.prepare(READ_INDEX).all().length === 1 && database.prepare(COUNT_INDEX).get()?.missing === 0;

/** The provider, which exports no database with a virtual table; the command ends at one of its calls, before or after it. */
function provider(endsAt = Number.POSITIVE_INFINITY): DeployedDatabase & { calls: () => number } {
  let calls = 0;
  const act = <Answer>(work: () => Answer): Answer => {
    if (calls++ >= endsAt) throw new Error('killed');
    const answer = work();
    if (calls++ >= endsAt) throw new Error('killed');
    return answer;
  };
  const files: Disk = {
    ...disk,
    write: (...given) => act(() => disk.write(...given)),
    move: (...given) => act(() => disk.move(...given)),
  };
  return {
    calls: () => calls,
    disk: files,
    say: () => {},
    async query(sql) {
      return act(() => {
        const [first = '', ...rest] = sql.split(';\n');
        if (rest.length === 0) return database.prepare(first).all();
        for (const statement of [first, ...rest]) database.exec(statement);
        return [];
      });
    },
    async exportTo(path) {
      act(() => {
        if (database.prepare(READ_INDEX).all().length > 0)
          throw new Error('cannot export databases with Virtual Tables');
        writeFileSync(path, '-- the database');
      });
    },
  };
}

test('a file of the database is written, with what makes the index of the search in a new one', async () => {
  await run(provider());
  expect(readFileSync(file(), 'utf8')).toMatch(
    /^-- the database\n+CREATE VIRTUAL TABLE search_words [\s\S]+;\nINSERT INTO search_words/,
  );
  expect(isWhole()).toBe(true);
  expect(lacksIndex(project())).toBe(false);
});

test('where the provider refuses, the index is there again', async () => {
  const place = { ...provider(), exportTo: () => Promise.reject(new Error('too busy')) };
  await expect(run(place)).rejects.toThrow('too busy');
  expect(isWhole()).toBe(true);
  expect(lacksIndex(project())).toBe(false);
});

test('wherever the command is killed, a note stays while the index lacks, and the next one makes it again', async () => {
  const whole = provider();
  await run(whole);
  for (let at = 0; at < whole.calls(); at++) {
    await expect(run(provider(at)), `killed at ${at}`).rejects.toThrow('killed');
    expect(isWhole() || lacksIndex(project()), `noted at ${at}`).toBe(true);
    await run(provider());
    expect(isWhole(), `whole at ${at}`).toBe(true);
    expect(lacksIndex(project())).toBe(false);
  }
});

test('where the note is on another machine, a deploy finds that the index lacks and makes it again, as it was', async () => {
  const made = database.prepare(READ_INDEX).all();
  const lines: string[] = [];
  const deployment = {
    project: project(),
    wrangler: {
      run: async (args: readonly string[]) => JSON.stringify(runSql(database, { sql: args.at(-1) ?? '' })),
      start: () => expect.unreachable('Nobody is asked.'),
      choose: () => {},
    },
    person: undefined,
    env: {},
    say: (line: string) => void lines.push(line),
  };
  await mendSearch(deployment, await readDatabase(deployment));
  expect(lines).toEqual([]);
  database.exec(DROP_INDEX);
  await mendSearch(deployment, await readDatabase(deployment));
  expect(lines).toEqual(['Making the index of the search again']);
  expect(database.prepare(READ_INDEX).all()).toEqual(made);
  expect(isWhole()).toBe(true);
  expect(lacksIndex(project())).toBe(false);
});
