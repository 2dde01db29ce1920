import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { speak, translate } from '../../test/worker/translations.ts';
import type { ProductInformation } from './service.ts';

const { mug, shirt, ebook, lesson, giftCard } = PRODUCTS;
const MAKER = { name: 'Kettle & Sons', postalAddress: 'Hill 1\nLeeds', electronicAddress: 'hello@kettle.example' };
const AGENT = { name: 'EU Agent', postalAddress: 'Quai 2, Lille', electronicAddress: 'https://agent.example/contact' };
/** A shop that delivers to Germany. */
const GERMAN = {
  ...SETTINGS,
  shippingRules: SETTINGS.shippingRules.map((rule) => ({ ...rule, zones: [{ countryCode: 'DE' }] })),
};

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, GERMAN);
  vi.useFakeTimers({ now: Date.parse('2026-06-01'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const change = (itemId: string, column: string, value: string | number) =>
  env.DB.prepare(`UPDATE items SET ${column} = ?2, updated_at = updated_at + 1 WHERE site_id = ?3 AND id = ?1`)
    .bind(itemId, value, SHOP.id)
    .run();
const safety = (itemId: string, given: object) => change(itemId, 'safety', JSON.stringify(given));

const template = (source: string) =>
  env.DB.prepare(
    `INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, 'products.item', ?2, abs(random()))
     ON CONFLICT DO UPDATE SET source = excluded.source, updated_at = excluded.updated_at`,
  )
    .bind(SHOP.id, source)
    .run();
const JSON_TEMPLATE = '{.section productSafety}<pre data-sq-product-safety>{@|json|htmltag}</pre>{.end}';

/** Reads what a template of a product's page receives. */
async function informationOf(itemId: string, language = ''): Promise<ProductInformation | null> {
  await template(JSON_TEMPLATE);
  const page = await pageOf(itemId.replace('a-', ''), language);
  await env.DB.prepare('DELETE FROM templates').run();
  const [, json] = /<pre data-sq-product-safety>([\s\S]*?)<\/pre>/.exec(page) ?? [];
  return json === undefined ? null : JSON.parse(unescaped(json));
}
const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

async function embeddedOf(itemId: string): Promise<string> {
  const answer = await new Buyer().fetch(`/api/commerce/products/${itemId}`);
  return ((await answer.json()) as { information: string }).information;
}
async function pageOf(slug: string, language = ''): Promise<string> {
  return (await new Buyer().fetch(`${language && `/${language}`}/shop/p/${slug}`)).text();
}

describe('the safety information of a product', () => {
  test('it names who made it, who answers for it, what it is, warnings and numbers of registers', async () => {
    await safety(mug.id, {
      manufacturer: MAKER,
      responsiblePerson: AGENT,
      identification: 'Mug M1',
      registrations: [{ register: 'LUCID', number: 'DE123', countryCode: 'DE' }],
    });
    await change(mug.id, 'safety_warnings', 'Hot.\n\nKeep away from <children>.');
    expect((await informationOf(mug.id))?.facts).toEqual([
      { title: 'Manufacturer', lines: ['Kettle & Sons', 'Hill 1', 'Leeds', 'hello@kettle.example'] },
      { title: 'Responsible person in the EU', lines: ['EU Agent', 'Quai 2, Lille', 'https://agent.example/contact'] },
      { title: 'Identification', lines: ['Mug M1'] },
      { title: 'Warnings and safety information', lines: ['Hot.', 'Keep away from <children>.'] },
      { title: 'Register numbers', lines: ['LUCID: DE123 (DE)'] },
    ]);
    const page = await pageOf('mug');
    expect(page).toContain('<dt>Manufacturer</dt><dd dir="auto">Kettle &amp; Sons</dd>');
    expect(page).toContain('<a href="mailto:hello@kettle.example">');
    expect(page).toContain('Keep away from &lt;children&gt;.');
    expect(page).toContain('<h2>Product information</h2><dl>');
    const embedded = await embeddedOf(mug.id);
    expect(embedded).toContain('<p><strong>Product information</strong></p><dl><dt>Manufacturer</dt>');
    expect(embedded).toContain('Keep away from &lt;children&gt;.');
  });

  test('warnings are in the language of the page', async () => {
    await speak(['fr'], SHOP.id);
    await change(mug.id, 'safety_warnings', 'Hot.');
    await translate({ site: SHOP.id, kind: 'item', id: mug.id, texts: { safetyWarnings: 'Très chaud.' } });
    expect((await informationOf(mug.id, 'fr'))?.facts.at(-1)).toEqual({
      title: 'Avertissements et informations de sécurité',
      lines: ['Très chaud.'],
    });
    expect(await pageOf('mug', 'fr')).toContain('<dd dir="auto">Très chaud.</dd>');
    expect((await informationOf(mug.id))?.facts.at(-1)?.lines).toEqual(['Hot.']);
  });

  test('what the shop has set is said of all goods that say nothing else', async () => {
    const lawSettings = { manufacturer: MAKER, registrations: [{ register: 'WEEE', number: '1', countryCode: '' }] };
    await setStoreSettings(SHOP.id, { ...SETTINGS, lawSettings });
    await safety(shirt.id, { manufacturer: { ...MAKER, name: 'Weaver' }, registrations: [] });
    const lines = async (id: string) => (await informationOf(id))?.facts.map((fact) => fact.lines[0]);
    expect(await lines(mug.id)).toEqual(['Kettle & Sons', 'MUG', 'WEEE: 1']);
    expect(await lines(shirt.id)).toEqual(['Weaver', 'SHIRT-S']);
    expect(await informationOf(ebook.id)).toBeNull();
  });

  test('the codes of all variants identify goods where it is due, from its first day on', async () => {
    expect((await informationOf(shirt.id))?.facts).toEqual([
      { title: 'Identification', lines: ['SHIRT-S', 'SHIRT-M'] },
    ]);
    vi.setSystemTime(Date.UTC(2024, 11, 12, 12));
    expect(await informationOf(shirt.id)).toBeNull();
    vi.setSystemTime(Date.UTC(2024, 11, 13, 12));
    expect(await informationOf(shirt.id)).not.toBeNull();
    await setStoreSettings(SHOP.id, SETTINGS);
    expect(await informationOf(shirt.id)).toBeNull();
  });

  test('a shop that sells to businesses alone shows its age and nothing else', async () => {
    await setStoreSettings(SHOP.id, { ...GERMAN, lawSettings: { sellsToConsumers: false, manufacturer: MAKER } });
    await change(mug.id, 'minimum_age', 18);
    await change(mug.id, 'withdrawal_exception', 'perishable');
    expect(await informationOf(mug.id)).toMatchObject({ notes: ['For people aged 18 and over'], facts: [] });
    expect(await informationOf(shirt.id)).toBeNull();
  });
});

describe('what a template does with it', () => {
  const MARK = /data-sq-product-safety/g;

  test('a template that knows nothing of it has it at the end of its content', async () => {
    await template('<h1>{item.title}</h1>');
    await safety(mug.id, { manufacturer: MAKER });
    const page = await pageOf('mug');
    expect(page).toMatch(/<h1>Mug<\/h1><div class="sq-product-safety-end"><div class="sq-product-safety"/);
    expect(page).toContain('<style>.sq-product-safety-end{');
    expect(page.match(MARK)).toHaveLength(1);
  });

  test.each([
    ['beside the item', '{productSafety.html}<h1>{item.title}</h1>'],
    ['inside the item', '{.section item}{productSafety.html}<h1>{title}</h1>{.end}'],
  ])('a template places all of it %s, or writes its parts', async (_, source) => {
    await template(source);
    await safety(mug.id, { manufacturer: MAKER });
    const page = await pageOf('mug');
    expect(page).toMatch(/<\/div><h1>Mug<\/h1>/);
    expect(page.match(MARK)).toHaveLength(1);
    await template(
      '{.section productSafety}<div data-sq-product-safety>{.repeated section facts}<b>{title}</b>{.end}</div>{.end}',
    );
    const own = await pageOf('mug');
    expect(own).toContain('<b>Manufacturer</b>');
    expect(own.match(MARK)).toHaveLength(1);
  });

  test('a page of something else has none of it', async () => {
    await setStoreSettings(SHOP.id, { ...GERMAN, lawSettings: { manufacturer: MAKER } });
    expect(await pageOf('post')).not.toMatch(MARK);
  });
});

describe('what a product means for the right of withdrawal', () => {
  test.each([
    ['a download', ebook.id, /ends as soon as it can be downloaded/],
    ['a service', lesson.id, /once the service has been fully performed/],
    ['a gift card', giftCard.id, /withdraw from the purchase of a gift card/],
  ])('%s says it in a sentence', async (_, itemId, sentence) => {
    expect((await informationOf(itemId))?.notes).toEqual([expect.stringMatching(sentence)]);
  });

  test.each([
    ['madeToMeasure', /specifications/],
    ['perishable', /expire rapidly/],
    ['sealedHygiene', /hygiene/],
    ['inseparable', /inseparably mixed/],
    ['sealedMedia', /recording or the software/],
    ['periodical', /newspapers/],
    ['datedLeisure', /specific date/],
  ])('the exception %s has a sentence of its own', async (exception, sentence) => {
    await change(mug.id, 'withdrawal_exception', exception);
    expect((await informationOf(mug.id))?.notes).toEqual([expect.stringMatching(sentence)]);
    await setStoreSettings(SHOP.id, SETTINGS);
    expect(await informationOf(mug.id)).toBeNull();
  });
});

test('the producer’s guarantee of durability is said in words, with the producer’s own label where there is one', async () => {
  const guarantee = { years: 5, trademark: 'Kettle', model: 'M1' };
  await change(mug.id, 'durability', JSON.stringify(guarantee));
  expect((await informationOf(mug.id))?.facts.at(-1)).toEqual({
    title: 'Producer’s guarantee of durability',
    lines: ['Kettle M1: 5 years, at no additional cost, for the entire item'],
  });
  await change(mug.id, 'durability', JSON.stringify({ ...guarantee, labelUrl: '/images/label-1/label.png' }));
  expect(await pageOf('mug')).toMatch(
    /<img class="sq-law-picture" src="\/images\/label-1\/label.png" alt="Producer’s guarantee of durability: Kettle/,
  );
});
