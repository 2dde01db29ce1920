import { describe, expect, test } from 'vitest';
import { COMMANDS } from '#worker/cli/commands/index.ts';
import { emptyDatabase } from '../schema.ts';

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

describe('the command for new sites', () => {
  test('a site is created whole: host, home page and templates, with texts quoted', async () => {
    const { asked, output } = await create({ title: "Tea's", language: 'de-DE', currency: 'EUR' });
    const [, sql = ''] = asked;
    for (const part of ["'Tea''s', 'de-DE'", '"tea.example"', '"home.page"', '"partials/header"']) {
      expect(sql).toContain(part);
    }
    expect(sql).toContain('Hauptnavigation');
    const database = emptyDatabase();
    database.exec(sql);
    expect(database.prepare('SELECT title, status, opened_at FROM sites').all()).toEqual([
      { title: "Tea's", status: 8, opened_at: 0 },
    ]);
    expect(database.prepare('SELECT hostname FROM site_domains').all()).toEqual([{ hostname: 'tea.example' }]);
    expect(
      database.prepare("SELECT count(*) AS n FROM templates WHERE name IN ('home.page', 'site.region')").all(),
    ).toEqual([{ n: 2 }]);
    database.close();
    expect((await create({})).asked[1]).toContain('{themeTexts.mainMenu|htmltag}');
    expect(output).toMatchObject({ answer: { siteId: 'tea', hostname: 'tea.example' } });
  });

  test('a site that cannot be created is refused before anything is written', async () => {
    await expect(create({ host: 'https://tea.example/' })).rejects.toThrow('--host is a host name alone');
    await expect(create({ language: 'x!' })).rejects.toThrow('--language is not valid: x!.');
    await expect(create({}, [], 'No Id')).rejects.toThrow('--site is an id');
    await expect(create({}, [{ what: 'host tea.example' }])).rejects.toThrow('There is a host tea.example already.');
  });
});
