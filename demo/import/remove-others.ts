import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { productMessages } from '#worker/webhooks/service.ts';

/** The tables of a site's records, with the key of a row and the type of its records, children first. */
const TABLES: readonly [table: string, key: string, types: readonly ShopRecord['type'][]][] = [
  ['reviews', 'id', ['review']],
  ['comments', 'id', ['comment']],
  ['coupons', 'code', ['coupon']],
  ['popups', 'id', ['popup']],
  ['items', 'id', ['product', 'item']],
  ['categories', 'id', ['category']],
  ['collections', 'id', ['collection']],
  ['member_areas', 'id', ['memberArea']],
  ['forms', 'id', ['form']],
  ['mailing_lists', 'id', ['mailingList']],
];

/** Further conditions for deleting a row that the content no longer has: rows that visitors' data refers to stay. */
const UNUSED: Readonly<Record<string, string>> = {
  // Comments of visitors stay; the import brought only the demo's own ones.
  comments: ' AND imported = 1',
  forms: ` AND NOT EXISTS (SELECT 1 FROM form_submissions s WHERE s.site_id = forms.site_id AND s.form_id = forms.id)`,
  member_areas:
    ' AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.site_id = member_areas.site_id AND m.area_id = member_areas.id)',
  mailing_lists:
    ' AND NOT EXISTS (SELECT 1 FROM subscribers s WHERE s.site_id = mailing_lists.site_id AND s.mailing_list_id = mailing_lists.id)' +
    ' AND NOT EXISTS (SELECT 1 FROM forms f WHERE f.site_id = mailing_lists.site_id AND f.mailing_list_id = mailing_lists.id)',
};

/** Returns the statements that delete the rows of a site that are not in its records. Visitors' data stays. */
export function removeOthers(db: D1Database, siteId: string, records: Iterable<ShopRecord>): D1PreparedStatement[] {
  const keys = new Map(TABLES.map(([table]) => [table, [] as unknown[]]));
  const names: unknown[] = [];
  for (const { type, content } of records) {
    for (const [table, key, types] of TABLES) if (types.includes(type)) keys.get(table)?.push(content[key]);
    if (type === 'templates') names.push(...(content.templates as { name: string }[]).map(({ name }) => name));
  }
  const rows = TABLES.map(([table, key]) =>
    db
      .prepare(
        `DELETE FROM ${table} WHERE site_id = ?1 AND ${key} NOT IN (SELECT value FROM json_each(?2))${UNUSED[table] ?? ''}`,
      )
      .bind(siteId, JSON.stringify(keys.get(table))),
  );
  const isOther = 'id NOT IN (SELECT value FROM json_each(?2))';
  const messages = productMessages(db, siteId, 'deleted', isOther, JSON.stringify(keys.get('items')));
  const templates = 'DELETE FROM templates WHERE site_id = ?1 AND name NOT IN (SELECT value FROM json_each(?2))';
  return [messages, ...rows, db.prepare(templates).bind(siteId, JSON.stringify(names))];
}
