import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FormField } from '#runtime/contracts/form.ts';
import { FIELD_TYPES, FORM_KINDS } from '#runtime/contracts/form-enumerations.ts';
import { offerShipping } from '#runtime/domain/totals/shipping.ts';
import { applicableTaxes } from '#runtime/domain/totals/tax.ts';
import { emptyDatabase } from '../../test/schema.ts';
import { SITE_ID, SITES } from '../seed.ts';
import { bucketFolder } from './bucket-folder.ts';
import { demoRecords } from './demo-records.ts';
import { importSite } from './import-site.ts';
import { d1Of } from './sqlite-d1.ts';

const DEMO = join(import.meta.dirname, '..');
const ORIGIN = 'http://127.0.0.1:8788';

let database: DatabaseSync;

/** Each import needs a second, so the tests share one database and leave it as it was. */
beforeAll(async () => {
  database = emptyDatabase();
  await seed();
});

/** Imports the first shop, by default together with the second one. */
async function seed(origins = [ORIGIN], sites = SITES): Promise<void> {
  const bucket = bucketFolder(mkdtempSync(join(tmpdir(), 'storefront-bucket-')));
  const env = { DB: d1Of(database), FILES: bucket };
  for (const [index, site] of sites.entries()) {
    await importSite(site, demoRecords(site), { env, origins: index === 0 ? origins : [], now: Date.now() });
  }
}
const seedFirst = (origins = [ORIGIN]) => seed(origins, SITES.slice(0, 1));
const all = (sql: string) => database.prepare(sql).all() as Record<string, string | number>[];

describe('the seed', () => {
  test('the seed opens two shops on hosts of their own', () => {
    expect(all('SELECT site_id, hostname FROM site_domains ORDER BY hostname')).toMatchObject([
      { site_id: 'lampenwerk', hostname: 'de.localhost' },
      { site_id: SITE_ID, hostname: 'localhost' },
      { site_id: SITE_ID, hostname: 'shop.localhost' },
    ]);
    expect(all('SELECT * FROM site_origins')).toMatchObject([{ site_id: SITE_ID, origin: ORIGIN }]);
  });

  test('the seed has a product of every kind', () => {
    const kinds = all(`SELECT DISTINCT product_type, json_extract(subscription_plan, '$.billingPeriod.unit') AS unit,
      additional_fields_form IS NOT NULL AS form FROM items WHERE site_id = '${SITE_ID}' AND product_type IS NOT NULL`);
    expect(kinds.map((kind) => Object.values(kind).join()).sort()).toEqual(
      ['1,,0', '1,,1', '1,MONTH,0', '1,WEEK,0', '1,YEAR,0', '2,,0', '3,,0', '4,,0', '5,,0'].sort(),
    );
    expect(all('SELECT 1 FROM variants WHERE on_sale = 1').length).toBeGreaterThan(0);
    expect(all('SELECT 1 FROM variants WHERE unlimited = 0 AND qty_in_stock = 0').length).toBeGreaterThan(0);
  });

  test('the seed changes nothing when run again', async () => {
    const before = all('SELECT * FROM items ORDER BY site_id, id');
    await seed();
    expect(all('SELECT * FROM items ORDER BY site_id, id')).toEqual(before);
  });

  test('carts stay when the seed runs again', async () => {
    database.exec(`INSERT INTO carts (site_id, id, token_hash, created_at, updated_at) VALUES ('${SITE_ID}', 'c', 'h', 0, 0);
      INSERT INTO cart_entries (site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents, created_at)
      SELECT site_id, 'c', 'e', item_id, id, 1, price_cents, 0 FROM variants WHERE sku = 'POT-700'`);
    await seedFirst();
    expect(all('SELECT * FROM cart_entries')).toHaveLength(1);
  });

  test('the seed deletes what the content no longer has, and origins that are no longer named', async () => {
    database.exec(`INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, published_at, updated_at)
      VALUES ('${SITE_ID}', 'old', 'ss-shop', 11, 'Old', 'everyday-teapot-2', 0, 0)`);
    await seedFirst([]);
    expect(all("SELECT 1 FROM items WHERE id = 'old'")).toEqual([]);
    expect(all('SELECT 1 FROM site_origins')).toEqual([]);
    await seedFirst();
  });

  test('templates that have changed since are checked and replaced', async () => {
    const [site] = SITES as [(typeof SITES)[number]];
    const changedTemplates = () => all("SELECT name FROM templates WHERE source LIKE '%<!-- changed -->'").length;
    const records = demoRecords(site).map(({ type, content }) => {
      const { templates } = content as { templates?: { name: string; source: string }[] };
      const changed = templates?.map((template) => ({ ...template, source: `${template.source}<!-- changed -->` }));
      return { type, content: { ...content, ...(changed && { templates: changed }) } };
    });
    const bucket = bucketFolder(mkdtempSync(join(tmpdir(), 'storefront-bucket-')));
    const env = { DB: d1Of(database), FILES: bucket, SESSION_SECRET: 'secret' };
    await importSite(site, records, { env, origins: [ORIGIN], now: Date.now() });
    expect(changedTemplates()).toBeGreaterThan(20);
    await seedFirst();
    expect(changedTemplates()).toBe(0);
  });

  test('pictures exist and have the size that the seed says', () => {
    const images = all('SELECT asset_url, width, height FROM images');
    expect(images.length).toBeGreaterThan(25);
    for (const { asset_url, width, height } of images) {
      expect(readFileSync(DEMO + asset_url, 'utf8')).toContain(`width="${width}" height="${height}"`);
    }
  });

  test('each variant is shown by a picture of its own product', () => {
    expect(
      all(`SELECT v.id FROM variants v WHERE main_image_id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM images i WHERE i.site_id = v.site_id AND i.item_id = v.item_id AND i.id = v.main_image_id)`),
    ).toEqual([]);
  });

  test('forms meet the contract, and pages name them', () => {
    const forms = all('SELECT site_id, id, kind, fields, mailing_list_id FROM forms');
    expect(new Set(forms.map(({ kind }) => kind))).toEqual(new Set(FORM_KINDS));
    const types = forms
      .flatMap(({ fields }) => z.array(FormField).parse(JSON.parse(String(fields))))
      .map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(FIELD_TYPES));
    for (const { kind, mailing_list_id: list } of forms) expect(kind === 'newsletter').toBe(list !== null);
    expect(
      all(`SELECT c.id, f.value FROM collections c, json_each(c.form_ids) f WHERE NOT EXISTS (
        SELECT 1 FROM forms WHERE forms.site_id = c.site_id AND forms.id = f.value)`),
    ).toEqual([]);
    expect(all("SELECT 1 FROM collections WHERE form_ids <> '[]'").length).toBeGreaterThan(4);
    expect(
      all(`SELECT s.site_id FROM sites s JOIN forms f ON f.site_id = s.site_id AND f.kind = 'newsletter'
        AND f.id = json_extract(s.website_settings, '$.newsletterFormId')`),
    ).toHaveLength(2);
  });

  test('the fields that a product asks for are the same in its form and with the product', () => {
    const rows = all(`SELECT f.fields, i.additional_fields_form FROM items i JOIN forms f
      ON f.site_id = i.site_id AND f.id = i.additional_fields_form_id`);
    expect(rows).toHaveLength(2);
    for (const { fields, additional_fields_form: kept } of rows) {
      const own = JSON.parse(String(kept)).fields.map((field: string) => JSON.parse(field));
      expect(own).toEqual(JSON.parse(String(fields)).map((field: FormField) => ({ ...field, [field.type]: true })));
    }
  });

  test('the seed has approved and pending reviews, and one subscription that may be bought once', () => {
    expect(all('SELECT DISTINCT item_id FROM reviews')).toHaveLength(4);
    expect(all("SELECT 1 FROM reviews WHERE state = 'pending'").length).toBeGreaterThan(0);
    expect(all('SELECT id FROM reviews ORDER BY id')).toEqual(all('SELECT id FROM reviews ORDER BY created_at'));
    expect(all('SELECT subscription_plan IS NOT NULL AS plan FROM items WHERE one_time_purchasable = 1')).toEqual([
      { plan: 1 },
    ]);
  });

  test.each([
    [SITE_ID, 'US', 'NY', 4999, 'us-ground 595, us-express 1495', 'us-ny'],
    [SITE_ID, 'US', 'OR', 5000, 'us-ground 0, us-express 1495', ''],
    [SITE_ID, 'US', 'HI', 5000, 'us-sea 1295', ''],
    [SITE_ID, 'CA', 'ON', 5000, 'ca-post 1295', 'ca-gst, ca-on'],
    [SITE_ID, 'JP', '', 5000, 'world-air 1895', ''],
    ['lampenwerk', 'DE', '', 2000, 'de-paket 690, de-express 1490', 'de-mwst'],
    ['lampenwerk', 'CH', '', 2000, 'ch-paket 2490', ''],
    ['lampenwerk', 'FR', '', 2000, '', ''],
  ])('%s delivers to %s %s by its own rules and taxes', (siteId, countryCode, region, subtotalCents, ways, taxes) => {
    const [row] = all(`SELECT store_settings FROM sites WHERE site_id = '${siteId}'`);
    const { shippingRules, taxRules, orderNotificationEmail } = JSON.parse(String(row?.store_settings));
    const zoned = ({ zone, ...rule }: { zone: object }) => ({ ...rule, zone: { region: '', ...zone } });
    const rules = shippingRules.map((rule: { zones: object[] }) => ({
      ...rule,
      zones: rule.zones.map((zone) => zoned({ zone }).zone),
    }));
    const place = { countryCode, region };
    const offers = offerShipping(rules, place, { subtotalCents, quantity: 1, weightGrams: 0 });
    expect(offers.map(({ id, cents }) => `${id} ${cents}`).join(', ')).toBe(ways);
    expect(
      applicableTaxes(taxRules.map(zoned), place)
        .map(({ id }) => id)
        .join(', '),
    ).toBe(taxes);
    expect(orderNotificationEmail).toContain('@');
  });

  test('the seed has coupons of every kind, and keeps their uses when run again', async () => {
    expect(all('SELECT DISTINCT kind FROM coupons ORDER BY kind').map(({ kind }) => kind)).toEqual([
      'fixed',
      'freeShipping',
      'percent',
    ]);
    expect(all('SELECT code FROM coupons WHERE ends_at IS NOT NULL')).toEqual([{ code: 'WINTER25' }]);
    database.exec('UPDATE coupons SET times_used = 3');
    await seed();
    expect(all('SELECT DISTINCT times_used FROM coupons')).toEqual([{ times_used: 3 }]);
  });

  test('what visitors have sent stays, with the forms and lists that it was sent to', async () => {
    database.exec(`
      INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES ('${SITE_ID}', 'old-list', 'Old', 0);
      INSERT INTO forms (site_id, id, name, mailing_list_id, created_at, updated_at)
      VALUES ('${SITE_ID}', 'answered', 'Answered', 'old-list', 0, 0), ('${SITE_ID}', 'unanswered', 'Unanswered', NULL, 0, 0);
      INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, created_at)
      VALUES ('${SITE_ID}', 's1', 'ss-contact', 'k1', 'r', '{}', 0), ('${SITE_ID}', 's2', 'answered', 'k2', 'r', '{}', 0);
      INSERT INTO subscribers (site_id, mailing_list_id, email, created_at, asked_at)
      VALUES ('${SITE_ID}', 'ss-letters', 'a@example.com', 0, 0)`);
    await seedFirst();
    expect(all('SELECT id FROM form_submissions ORDER BY id')).toEqual([{ id: 's1' }, { id: 's2' }]);
    expect(all('SELECT email FROM subscribers')).toHaveLength(1);
    expect(all("SELECT id FROM forms WHERE id IN ('answered', 'unanswered')")).toEqual([{ id: 'answered' }]);
    expect(all("SELECT id FROM mailing_lists WHERE id = 'old-list'")).toHaveLength(1);
  });
});
