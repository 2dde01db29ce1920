import type { Bin, Restored } from '#runtime/contracts/bin.ts';
import { BIN_KINDS, type BinKind } from '#runtime/contracts/bin-kinds.ts';
import type { RecordType } from '#runtime/contracts/imports.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { parse } from '../http/parse.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { requireScope } from '../http/require-scope.ts';
import { auditStatement } from '../owner/service.ts';
import { siteTouched } from '../site/touch.ts';
import { type BinRow, findThing, listThings } from './repository.ts';

type Kinds = readonly RecordKind[];
type Content = Readonly<Record<string, unknown>>;

/** A thing comes back as new, so its stock is that of the record. */
const OPTIONS = { setsStock: false, takenSku: 'without-sku', newProducts: {}, isPreview: false } as const;
/** The part of the address in the record of a kind. */
const ADDRESSES: { readonly [Kind in BinKind]?: string } = { product: 'urlSlug', item: 'urlSlug', collection: 'urlId' };

export function readBin(
  { db, site, owner }: OwnerCall,
  kinds: Kinds,
  page: { cursor?: string | undefined; limit: number },
): Promise<Bin> {
  const readable = BIN_KINDS.filter((kind) => owner.scopes.includes(kindOf(kinds, kind).scopes.read));
  return listThings(db, site.siteId, readable, page);
}

/**
 * Brings a thing back as it was, with its id. Where another one has its web address by now, it gets a free one; categories
 * that are gone stay away. A repeat finishes what was broken off. Throws CONTENT_ID_TAKEN where there is such a thing
 * again, and what the creation of one throws, such as COLLECTION_NOT_FOUND for a page that is gone.
 */
export async function restoreThing(given: OwnerCall, kinds: Kinds, name: BinKind, target: string): Promise<Restored> {
  const call = { ...given, idempotency: undefined };
  const { db, site, owner, now } = call;
  const kind = kindOf(kinds, name);
  requireScope(owner.scopes, kind.scopes.write);
  const row = await requireThing(call, name, target);
  const record: Content = JSON.parse(row.record);
  const hasNewAddress = await writeThing(call, kind, row, record);
  for (const translation of JSON.parse(row.translations) as Content[]) {
    await writeTranslation(call, kindOf(kinds, 'translation'), translation);
  }
  const audit = { siteId: site.siteId, keyId: owner.keyId, action: `${name}.restored`, target };
  await db.batch([
    // Its files stay as long as it is in the bin. The database's clock, which has marked them, counts seconds.
    db
      .prepare(
        `UPDATE item_files SET removed_at = NULL WHERE site_id = ?1 AND item_id = ?2 AND ?3 = 'product'
           AND removed_at >= ?4 - 1000`,
      )
      .bind(site.siteId, target, name, row.deleted_at),
    db.prepare('DELETE FROM bin WHERE site_id = ?1 AND kind = ?2 AND target = ?3').bind(site.siteId, name, target),
    auditStatement(db, audit, now),
    siteTouched(db, site.siteId, now),
  ]);
  return { kind: name, target, title: row.title, hasNewAddress };
}

/** Deletes a thing of the bin for good. */
export async function forgetThing(call: OwnerCall, kinds: Kinds, name: BinKind, target: string): Promise<void> {
  const { db, site, owner, now } = call;
  requireScope(owner.scopes, kindOf(kinds, name).scopes.write);
  await requireThing(call, name, target);
  await db.batch([
    db.prepare('DELETE FROM bin WHERE site_id = ?1 AND kind = ?2 AND target = ?3').bind(site.siteId, name, target),
    auditStatement(db, { siteId: site.siteId, keyId: owner.keyId, action: `${name}.deletedForGood`, target }, now),
  ]);
}

/** Writes the thing itself, unless an earlier try has. Answers whether it has another address than before. */
async function writeThing(call: OwnerCall, kind: RecordKind, row: BinRow, record: Content): Promise<boolean> {
  const { db, site } = call;
  const plan = await kind.plan(call, checked(kind, record), { ...OPTIONS, isPreview: true });
  if (plan.current !== undefined) {
    if (row.is_restoring === 0) throw new ApiError('CONTENT_ID_TAKEN');
    return false;
  }
  await db
    .prepare('UPDATE bin SET is_restoring = 1 WHERE site_id = ?1 AND kind = ?2 AND target = ?3')
    .bind(site.siteId, row.kind, row.target)
    .run();
  const whole = row.kind === 'product' ? { ...record, categoryIds: await presentCategories(call, record) } : record;
  try {
    await write(call, kind, whole);
    return false;
  } catch (error) {
    const address = ADDRESSES[row.kind];
    if (!(error instanceof ApiError && error.code === 'URL_TAKEN' && address)) throw error;
    const { [address]: _, ...rest } = whole as Content;
    await write(call, kind, rest);
    return true;
  }
}

async function write(call: OwnerCall, kind: RecordKind, content: Content): Promise<void> {
  const plan = await kind.plan(call, checked(kind, content), OPTIONS);
  await plan.write();
}

function checked(kind: RecordKind, content: Content): never {
  return parse(kind.contract, content) as never;
}

/** A translation whose address another page has by now comes without it; one that fits nothing any more stays away. */
async function writeTranslation(call: OwnerCall, kind: RecordKind, content: Content): Promise<void> {
  for (const each of [content, { ...content, slug: null }]) {
    try {
      return await write(call, kind, each);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

async function presentCategories({ db, site }: OwnerCall, { categoryIds = [] }: Content): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id FROM json_each(?2) kept CROSS JOIN categories c ON c.site_id = ?1 AND c.id = kept.value
       ORDER BY kept.key`,
    )
    .bind(site.siteId, JSON.stringify(categoryIds))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

async function requireThing({ db, site }: OwnerCall, kind: BinKind, target: string): Promise<BinRow> {
  const row = await findThing(db, site.siteId, kind, target);
  if (!row) throw new ApiError('CONTENT_NOT_FOUND');
  return row;
}

function kindOf(kinds: Kinds, type: RecordType): RecordKind {
  const kind = kinds.find((each) => each.type === type);
  if (!kind) throw new Error(`There are no records of the kind ${type}.`);
  return kind;
}
