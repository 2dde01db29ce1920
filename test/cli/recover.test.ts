import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMMANDS } from '#worker/cli/commands/index.ts';
import { inlined } from '#worker/cli/inlined.ts';
import { emptySite } from '#worker/set-up/service.ts';
import { emptyDatabase } from '../schema.ts';

let database: DatabaseSync;

beforeEach(() => {
  database = emptyDatabase();
});
afterEach(() => database.close());

/** Runs the command in the database; of several statements wrangler shows the rows of the first. */
async function recover({ options = {}, siteId = '', isRemote = false } = {}) {
  const query = async (sql: string) => {
    const [first = '', ...rest] = sql.split(';\n');
    const rows = database.prepare(first).all();
    for (const statement of rest) database.exec(statement);
    return rows;
  };
  const command = COMMANDS.find(({ name }) => name === 'recover');
  const output = await command?.run({ operands: [], options, database: { siteId, isRemote, query } });
  return output?.kind === 'text' ? { text: output.text, answer: output.answer } : undefined;
}

function addSite(siteId: string, host: string): void {
  const site = { siteId, title: "Ann's", hostnames: [host] };
  for (const statement of emptySite(site, 1)) database.exec(inlined(statement));
}

const links = () => database.prepare('SELECT site_id, purpose, used_at FROM entry_links').all();

test('without a shop, the link creates one, and a newer link ends it', async () => {
  const made = await recover();
  expect(made?.text).toMatch(/^http:\/\/localhost:\d+\/set-up\?token=[\w-]{43}\n/);
  expect(links()).toEqual([{ site_id: '', purpose: 'create', used_at: null }]);
  await recover({ options: { first: true } });
  expect(links()).toHaveLength(1);
  await expect(recover({ isRemote: true })).rejects.toThrow('--url must say where the new shop is served');
});

test('with a shop, the link lets an owner in at its host, and start and deploy make none', async () => {
  addSite('tea', 'tea.example');
  expect((await recover({ isRemote: true }))?.text).toMatch(/^https:\/\/tea\.example\/set-up\?token=/);
  expect(links()).toEqual([{ site_id: 'tea', purpose: 'recover', used_at: null }]);
  expect((await recover({ options: { first: true } }))?.answer).toEqual({ link: null });
  expect(links()).toHaveLength(1);
});

test('among several shops one must be named, and one that does not exist is refused', async () => {
  addSite('tea', 'localhost');
  addSite('de', 'de.localhost');
  await expect(recover()).rejects.toThrow('Name one by --site: de, tea.');
  expect((await recover({ siteId: 'de' }))?.text).toMatch(/^http:\/\/de\.localhost:/);
  await expect(recover({ siteId: 'coffee' })).rejects.toThrow('There is no site coffee.');
  await expect(recover({ options: { url: 'tea' } })).rejects.toThrow('--url must be a web address');
  // Start and deploy ask only whether there is any shop.
  expect((await recover({ options: { first: true } }))?.answer).toEqual({ link: null });
});
