import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Translation } from '#runtime/contracts/translations.ts';
import { read } from '../../test/worker/buyer.ts';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { speak, untranslate } from '../../test/worker/translations.ts';

const OF_HOME = '/api/owner/translations/fr/template/home.page';

let owner: OwnerProgram;

beforeEach(async () => {
  await openDemo();
  await untranslate();
  await speak(['fr', 'es']);
  owner = await OwnerProgram.of({ site: 'second-steep' }, 'localhost');
});

const put = (path: string, texts: Record<string, string>) => owner.fetch(path, { method: 'PUT', body: { texts } });
const page = async (path: string) => (await visit(path)).text();

test('the fixed texts of templates are in the language of the page, and in no other', async () => {
  const { sources } = await read(await owner.fetch(OF_HOME), Translation);
  expect(sources).toMatchObject({ 'text:See everything': 'See everything', 'text:All posts': 'All posts' });
  const texts = { 'text:See everything': 'Tout voir <2>', 'text:How we work': 'Comme "ici"' };
  expect((await put(OF_HOME, texts)).status).toBe(200);
  const french = await page('/fr');
  expect(french).toContain('>Tout voir &#60;2&#62;</a>');
  expect(french).toContain('aria-label="Comme &#34;ici&#34;"');
  for (const path of ['/', '/es']) expect(await page(path)).toContain('>See everything</a>');
});

test('pages follow each change of a translation, and of a template', async () => {
  await put(OF_HOME, { 'text:See everything': 'Tout' });
  expect(await page('/fr')).toContain('>Tout</a>');
  await put(OF_HOME, { 'text:See everything': 'Voir tout' });
  expect(await page('/fr')).toContain('>Voir tout</a>');
  await put(OF_HOME, {});
  expect(await page('/fr')).toContain('>See everything</a>');
  await env.DB.prepare(
    "UPDATE templates SET source = '<h1>Basket</h1>', updated_at = updated_at + 1 WHERE name = 'home.page'",
  ).run();
  expect(await page('/fr')).toContain('<h1>Basket</h1>');
});

test('the translation of a template is deleted with it', async () => {
  await put(OF_HOME, { 'text:See everything': 'Tout' });
  await env.DB.prepare("DELETE FROM templates WHERE name = 'home.page'").run();
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM translations').first('n')).toBe(0);
});
