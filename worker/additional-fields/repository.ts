import { type FormRow, type StoredForm, toForm } from '../forms/service.ts';

/** Additional-field forms by item id; undefined where an item's form does not exist. */
type ItemForms = ReadonlyMap<string, StoredForm | undefined>;

type ItemFormRow = { item_id: string } & { [Column in keyof FormRow]: FormRow[Column] | null };

/** Reads the additional-field forms of items. Items without additional fields are left out. */
export async function readItemForms(db: D1Database, siteId: string, itemIds: readonly string[]): Promise<ItemForms> {
  const { results } = await db
    .prepare(
      `SELECT i.id AS item_id, f.* FROM items i
       LEFT JOIN forms f ON f.site_id = i.site_id AND f.id = i.additional_fields_form_id
       WHERE i.site_id = ?1 AND i.id IN (SELECT value FROM json_each(?2)) AND i.additional_fields_form_id <> ''`,
    )
    .bind(siteId, JSON.stringify(itemIds))
    .all<ItemFormRow>();
  return new Map(results.map((row) => [row.item_id, row.id === null ? undefined : toForm(row as FormRow)]));
}
