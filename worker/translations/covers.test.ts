import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Translation } from '#runtime/contracts/translations.ts';
import { read } from '../../test/worker/buyer.ts';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { speak, untranslate } from '../../test/worker/translations.ts';

const OF_HELLO = '/api/owner/translations/fr/collection/ss-hello';
const OF_SITE = '/api/owner/translations/fr/site/site';
const COVER = {
  slices: [{ type: 'lock', text: 'Closed' }, { type: 'body', html: '<p>Soon</p>' }, { type: 'password' }],
};

let owner: OwnerProgram;

beforeEach(async () => {
  await openDemo();
  await untranslate();
  await speak(['fr']);
  owner = await OwnerProgram.of({ site: 'second-steep' }, 'localhost');
});

const put = (path: string, texts: Record<string, string>) => owner.fetch(path, { method: 'PUT', body: { texts } });

test('the texts of a cover page are translated, and its HTML is sanitised', async () => {
  const { sources } = await read(await owner.fetch(OF_HELLO), Translation);
  const body = Object.keys(sources).find((name) => name.startsWith('html:<p>')) ?? '';
  expect(sources).toMatchObject({ 'text:Pour it twice': 'Pour it twice', 'text:Order more': 'Order more' });
  const texts = { 'text:Pour it twice': 'Versez <2> fois', [body]: '<p onclick="x()">Trois minutes</p>' };
  const stored = await read(await put(OF_HELLO, texts), Translation);
  expect(stored.texts[body]).toBe('<p>Trois minutes</p>');
  const french = await (await visit('/fr/hello')).text();
  expect(french).toContain('Versez &lt;2&gt; fois');
  expect(french).toContain('<p>Trois minutes</p>');
  expect(french).toContain('Order more');
  expect(await (await visit('/hello')).text()).toContain('Pour it twice');
});

test('the lock screen is in the language of the page that is asked for', async () => {
  await env.DB.prepare("UPDATE sites SET lock_screen = ?1, lock_key = 'k' WHERE site_id = 'second-steep'")
    .bind(JSON.stringify(COVER))
    .run();
  const { texts } = await read(
    await put(OF_SITE, { 'text:Closed': 'Fermé', 'html:<p>Soon</p>': '<p>Bientôt</p><script>x()</script>' }),
    Translation,
  );
  expect(texts).toEqual({ 'text:Closed': 'Fermé', 'html:<p>Soon</p>': '<p>Bientôt</p>' });
  const screen = await (await visit('/fr/shop')).text();
  expect(screen).toContain('Fermé');
  expect(screen).toContain('<p>Bientôt</p>');
  expect(await (await visit('/shop')).text()).toContain('Closed');
});
