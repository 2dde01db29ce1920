import type { BinKind } from '#runtime/contracts/bin-kinds.ts';
import type { OwnerCall } from '../http/owner-call.ts';

/** The kind of a thing's translations; kinds that are not translated have none. */
const TRANSLATED: { readonly [Kind in BinKind]?: string } = {
  product: 'item',
  item: 'item',
  collection: 'collection',
  form: 'form',
};

interface Kept {
  kind: BinKind;
  /** The thing's id; a coupon's code. */
  target: string;
  title: string;
  /** The content of its record in a shop's file. */
  record: object;
}

/**
 * Returns the statement that puts a thing into the bin, with its translations. It goes into the batch of the deletion,
 * behind its guards and before what deletes the thing.
 */
export function binStatement(
  { db, site, owner, now }: Pick<OwnerCall, 'db' | 'site' | 'owner' | 'now'>,
  { kind, target, title, record }: Kept,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO bin (site_id, kind, target, title, record, deleted_by, deleted_at, translations)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, (
         SELECT json_group_array(json_object('language', language, 'kind', kind, 'id', id, 'slug', slug,
           'texts', json(texts)))
         FROM translations WHERE site_id = ?1 AND kind = ?8 AND id = ?3))
       ON CONFLICT (site_id, kind, target) DO UPDATE SET title = excluded.title, record = excluded.record,
         translations = excluded.translations, deleted_by = excluded.deleted_by, deleted_at = excluded.deleted_at,
         is_restoring = 0`,
    )
    .bind(site.siteId, kind, target, title, JSON.stringify(record), owner.keyId, now, TRANSLATED[kind] ?? '');
}
