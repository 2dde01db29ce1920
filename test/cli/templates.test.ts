import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { starterTheme } from '#worker/cli/starter-theme.ts';
import { templateTexts } from '#worker/site/template-texts.ts';
import { owner } from './shop.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const summary = (name: string, version: number) => ({ name, bytes: 1, version, updatedAt: 0 });
const saved = (name: string, version: number) => ({ templates: [summary(name, version)], findings: [] });
const FINDING = { template: 'a.page', line: 2, column: 3, severity: 'error', code: 'EXPRESSION', message: 'Broken' };

test('a folder is pulled, and a push sends what has changed with the version that was pulled', async () => {
  const header = { ...summary('partials/header', 3), source: 'old' };
  const region = { ...summary('site.region', 1), source: 'region' };
  const pulled = await owner(`templates pull ${folder}`, [{ templates: [header, region] }, header, region]);
  expect(pulled.calls).toEqual([
    'GET /api/owner/templates',
    'GET /api/owner/templates/partials%2Fheader',
    'GET /api/owner/templates/site.region',
  ]);
  expect(readFileSync(join(folder, 'partials/header.jsont'), 'utf8')).toBe('old');
  expect((await owner(`templates push ${folder}`, [])).printed).toContain('Nothing has changed.');

  writeFileSync(join(folder, 'partials/header.jsont'), 'new');
  writeFileSync(join(folder, 'new.page.jsont'), 'page');
  const answer = {
    templates: [summary('new.page', 1), summary('partials/header', 4)],
    findings: [],
  };
  const pushed = await owner(`templates push ${folder}`, [{ findings: [] }, answer]);
  expect(pushed.calls).toEqual(['POST /api/owner/templates/check', 'PUT /api/owner/templates']);
  expect(pushed.made[1]?.body).toEqual({
    templates: [
      { name: 'new.page', source: 'page', version: null },
      { name: 'partials/header', source: 'new', version: 3 },
    ],
  });
  writeFileSync(join(folder, 'partials/header.jsont'), 'newer');
  const next = await owner(`templates push ${folder}`, [{ findings: [] }, saved('partials/header', 5)]);
  expect(next.made[1]?.body).toEqual({ templates: [{ name: 'partials/header', source: 'newer', version: 4 }] });
});

test('an error of the check is printed with its place, and nothing is saved', async () => {
  writeFileSync(join(folder, 'a.page.jsont'), 'x');
  const pushed = await owner(`templates push ${folder}`, [{ findings: [FINDING] }]);
  expect(pushed.calls).toEqual(['POST /api/owner/templates/check']);
  expect(pushed.printed).toContain('a.page:2:3  error: Broken');
  expect(pushed.isFailure).toBe(true);
  const warned = await owner(`templates check ${folder}`, [{ findings: [{ ...FINDING, severity: 'warning' }] }]);
  expect(warned.isFailure).toBe(false);
  expect((await owner('templates check', [{ findings: [] }])).made[0]?.body).toEqual({ templates: [] });
});

test('a template is printed as it is, created or replaced, and deleted at its version', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'text');
  expect((await owner('templates get a.page', [{ source: '<b>{x}</b>' }])).printed).toContain('<b>{x}</b>');
  const created = await owner(`templates put a.page ${file}`, [{ templates: [] }, {}]);
  expect(created.made[1]?.headers.get('If-None-Match')).toBe('*');
  const replaced = await owner(`templates put a.page ${file}`, [{ templates: [summary('a.page', 7)] }, {}]);
  expect(replaced.made[1]?.headers.get('If-Match')).toBe('"7"');
  expect(replaced.made[1]?.body).toEqual({ source: 'text' });
  const gone = await owner('templates delete partials/a', [{ version: 2 }, new Response(null, { status: 204 })]);
  expect(gone.made[1]?.headers.get('If-Match')).toBe('"2"');
  await expect(owner(`templates check ${folder}/none`, [])).rejects.toThrow('There is no folder');
});

test.each(['en-US', 'de-DE'])('a new site in %s begins with templates for all its pages', (language) => {
  const theme = starterTheme(language);
  const names = theme.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // Its pages do not speak of the demo's goods.
  expect(theme.filter(({ source }) => /teas?\b|teapot|leuchte|href="\/shop|\/assets\/pictures/i.test(source))).toEqual(
    [],
  );
  expect(names).toEqual(
    expect.arrayContaining(['site.region', 'cart.page', 'search.page', 'not-found.page', 'plain.page']),
  );
  expect(names).not.toContain('de/site.region');
});

test.each(['en-US', 'de-DE'])(
  'a new site in %s wears no sign of the demo, and links no page that it lacks',
  (language) => {
    const theme = starterTheme(language);
    const sources = theme.map(({ source }) => source).join('\n');
    expect(sources).toContain('<link rel="icon" href="/assets/shop-icon.svg"');
    expect(sources).not.toMatch(/brand-mark|\/assets\/(lampenwerk-)?icon\.svg/);
    const links = [...sources.matchAll(/href="\/([\w-]*)/g)].map(([, first]) => first);
    expect(
      [...new Set(links)].filter((first) => !['', 'assets', 'cart', 'search', 'account'].includes(String(first))),
    ).toEqual([]);
  },
);

test('the templates of a new site in most languages have no fixed words, which their pages have in each language', () => {
  const fixed = starterTheme('fr-FR').flatMap(({ source }) => templateTexts(source));
  // The name of a service.
  expect(fixed).toEqual(['Google Calendar']);
});
