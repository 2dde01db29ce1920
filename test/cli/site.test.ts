import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '#worker/cli/commands/index.ts';
import { emptyDatabase } from '../schema.ts';
import { FILE, owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const path = join(folder, 'site.json');
afterAll(() => rmSync(folder, { recursive: true }));

const gone = () => new Response(null, { status: 204 });

/** Runs `site create` with a database that answers each statement with these rows. */
async function create(options: object, rows: object[] = [], siteId = 'tea') {
  const asked: string[] = [];
  const query = async (sql: string) => {
    asked.push(sql);
    return asked.length === 1 ? rows : [];
  };
  const command = COMMANDS.find(({ name }) => name === 'site create');
  const given = { title: 'Tea’s', host: 'Tea.Example', ...options };
  const output = await command?.run({ operands: [], options: given, database: { siteId, query } });
  return { asked, output };
}

describe('the commands for sites', () => {
  test('a site is created whole: host, home page and templates, with texts quoted', async () => {
    const { asked, output } = await create({ title: "Tea's", language: 'de-DE', currency: 'EUR' });
    const [, sql = ''] = asked;
    for (const part of ["'Tea''s', 'de-DE'", "VALUES ('tea', 'tea.example')", "'home.page'", "'partials/header'"]) {
      expect(sql).toContain(part);
    }
    expect(sql).toContain('Hauptnavigation');
    const database = emptyDatabase();
    database.exec(sql);
    expect(database.prepare('SELECT title, status FROM sites').all()).toEqual([{ title: "Tea's", status: 8 }]);
    database.close();
    expect((await create({})).asked[1]).toContain('aria-label="Main"');
    expect(output).toMatchObject({ answer: { siteId: 'tea', hostname: 'tea.example' } });
  });

  test('what cannot be created is refused before anything is written', async () => {
    await expect(create({ host: 'https://tea.example/' })).rejects.toThrow('--host is a host name alone');
    await expect(create({ language: 'x!' })).rejects.toThrow('--language is not valid: x!.');
    await expect(create({}, [], 'No Id')).rejects.toThrow('--site is an id');
    await expect(create({}, [{ what: 'host tea.example' }])).rejects.toThrow('There is a host tea.example already.');
  });

  test('settings, domains, origins, menus and stores go through the API', async () => {
    const settings = { siteId: 'tea', title: 'Tea', version: 3, updatedAt: 1 };
    writeFileSync(path, (await owner('site get', [settings], FILE)).printed);
    const { made } = await owner(`site update ${path}`, [settings]);
    expect(made[0]).toMatchObject({ call: 'PUT /api/owner/site', body: { title: 'Tea' } });
    expect(made[0]?.headers.get('If-Match')).toBe('"3"');
    writeFileSync(path, (await owner('navigation get', [{ name: 'mainNav', items: [], version: 0 }], FILE)).printed);
    const menu = await owner(`navigation update ${path}`, [{}]);
    expect(menu.made[0]).toMatchObject({ call: 'PUT /api/owner/navigations/mainNav', body: { items: [] } });
    writeFileSync(path, (await owner('frame get', [{ header: {}, footer: {} }], FILE)).printed);
    expect((await owner(`frame update ${path}`, [{}])).calls).toEqual(['PUT /api/site-header-footer']);
    for (const [line, answer, call] of [
      ['site add-domain tea.example', { hostnames: ['tea.example'], languages: {} }, 'POST /api/owner/site/domains'],
      ['site remove-domain tea.example', gone(), 'DELETE /api/owner/site/domains/tea.example'],
      ['site origins', { origins: ['https://a.example'] }, 'GET /api/owner/site/origins'],
      ['site remove-origin https://a.example', gone(), 'DELETE /api/owner/site/origins?origin=https%3A%2F%2Fa.example'],
      ['store create --title Tea --hidden', { id: 'x' }, 'POST /api/owner/stores'],
    ] as const) {
      expect((await owner(line, [answer])).calls, line).toEqual([call]);
    }
    const { made: sent } = await owner('store create --title Tea', [{ id: 'x' }]);
    expect(sent[0]?.body).toEqual({ title: 'Tea', inNavigation: true });
  });
});
