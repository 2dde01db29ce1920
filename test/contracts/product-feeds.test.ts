import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { openDemo, visit } from '../worker/demo-shop.ts';
import { all, parseTable, parseXml, RULES, refusals } from './feed-rules.ts';

/** Titles and codes that tables and XML could break on. */
const HOSTILE = '=1+1\t"six"\n<b>&amp; \u0007 50% ‘x’, y';

beforeAll(async () => {
  await openDemo();
  await env.DB.batch([
    env.DB.prepare(`UPDATE items SET brand = 'Second Steep' WHERE brand = '' AND id <> 'ss-everyday-teapot'`),
    env.DB.prepare(`UPDATE items SET title = ?1, excerpt = ?2, brand = '@brand' WHERE id = 'ss-brewing-guide'`).bind(
      HOSTILE,
      `<p>-${HOSTILE}</p>`,
    ),
    env.DB.prepare(
      `UPDATE variants SET gtin = '4006381333931', mpn = 'M-1', weight_grams = 250, unit_price_measurement = ?1
       WHERE item_id = 'ss-linen-towel'`,
    ).bind('{"quantityValue":250,"quantityUnit":"g","referenceValue":1,"referenceUnit":"kg"}'),
    env.DB.prepare(`UPDATE items SET minimum_age = 18 WHERE id = 'ss-linen-towel'`),
  ]);
});

async function feed(file: string): Promise<string> {
  const response = await visit(`/feeds/${file}`);
  expect(response.status).toBe(200);
  return new TextDecoder().decode(await response.arrayBuffer());
}

const xmlItems = (xml: string) =>
  all(parseXml(xml), 'item').map((item) =>
    Object.fromEntries(item.children.map(({ name, text }) => [name.replace('g:', ''), text])),
  );
const lines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map(
      (line): Record<string, string> =>
        Object.fromEntries(Object.entries<unknown>(JSON.parse(line)).map(([name, value]) => [name, String(value)])),
    );

test.each([
  ['google', 'google.xml', xmlItems],
  ['google', 'google.tsv', (text: string) => parseTable(text, '\t')],
  ['meta', 'meta.xml', xmlItems],
  ['meta', 'meta.tsv', (text: string) => parseTable(text, '\t')],
  ['openai', 'openai.csv', (text: string) => parseTable(text, ',')],
  ['openai', 'openai.jsonl', lines],
] as const)('%s takes each item of %s by the rules that it has published', async (catalogue, file, read) => {
  const items = read(await feed(file));
  expect(items.length).toBeGreaterThan(10);
  for (const item of items)
    expect({ ...item, refused: refusals(item, RULES[catalogue]) }).toEqual({ ...item, refused: [] });
  const ids = items.map((item) => item.id ?? item.item_id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no cell of a table runs as a formula, and texts stay in their cells', async () => {
  for (const [file, separator] of [
    ['google.tsv', '\t'],
    ['openai.csv', ','],
  ] as const) {
    const items = parseTable(await feed(file), separator);
    const guide = items.find((item) => (item.id ?? item.item_id) === 'ss-brewing-guide-guide-pdf');
    expect(guide).toMatchObject({ title: expect.stringMatching(/^'=1\+1\s"six"\s/), brand: "'@brand" });
    for (const cell of items.flatMap((item) => Object.values(item))) expect(cell).not.toMatch(/^[=+@-]/);
  }
});

test('a text with signs that XML forbids stands in the feed without them', async () => {
  const guide = xmlItems(await feed('google.xml')).find(({ id }) => id === 'ss-brewing-guide-guide-pdf');
  expect(guide?.title).toBe('=1+1\t"six"\n<b>&amp;  50% ‘x’, y');
});

test('a variant says its group, numbers, weight, measure and age', async () => {
  const towels = xmlItems(await feed('google.xml')).filter(({ item_group_id: group }) => group === 'ss-linen-towel');
  expect(towels.length).toBeGreaterThan(1);
  expect(towels[0]).toMatchObject({
    gtin: '4006381333931',
    mpn: 'M-1',
    shipping_weight: '250 g',
    unit_pricing_measure: '250 g',
    unit_pricing_base_measure: '1 kg',
    age_group: 'adult',
    link: expect.stringMatching(/\/shop\/p\/linen-towel\?variant=/),
  });
  expect(towels[0]?.identifier_exists).toBeUndefined();
});

test('what a catalogue could not show is refused, and drawings of the shop stand as PNG', async () => {
  const pictures = (await feed('google.xml')).match(/<g:image_link>[^<]+/g) ?? [];
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) expect(picture).toMatch(/\/images\/drawn\/[\w/-]+\.png$/);
});

test('goods say what their delivery costs where that is one amount for every cart', async () => {
  const rules = [
    {
      id: 'parcel',
      name: 'Parcel: slow',
      basis: 'flat',
      zones: [{ countryCode: 'US', region: '' }],
      tiers: [{ from: 0, cents: 595 }],
    },
  ];
  await env.DB.prepare(
    `UPDATE sites SET store_settings = json_set(store_settings, '$.shippingRules', json(?1)), updated_at = updated_at + 1
     WHERE site_id = 'second-steep'`,
  )
    .bind(JSON.stringify(rules))
    .run();
  const xml = await feed('google.xml');
  const items = xml.split('<item>').slice(1);
  const shipping =
    '<g:shipping><g:country>US</g:country><g:service>Parcel slow</g:service><g:price>5.95 USD</g:price></g:shipping>';
  expect(items.find((item) => item.includes('<g:id>ss-linen-towel'))).toContain(shipping);
  expect(items.find((item) => item.includes('ss-brewing-guide'))).not.toContain('shipping');
  const rows = parseTable(await feed('google.tsv'), '\t');
  expect(rows.find(({ id }) => id?.startsWith('ss-linen-towel'))?.shipping).toBe('US::Parcel slow:5.95 USD');
});
