import type { Restored } from '#runtime/contracts/bin.ts';
import type { BinKind } from '#runtime/contracts/bin-kinds.ts';
import { BIN_KINDS } from '#runtime/contracts/bin-kinds.ts';
import type { RecordType } from '#runtime/contracts/imports.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { auditStatement, carryingDatabase } from '../owner/service.ts';
import { siteTouched } from '../site/touch.ts';
import type { KeptPart } from './keep.ts';
import { type BinRow, countParts, listParts, readPartRecord, type WaitingPart } from './repository.ts';
import { isThere, writeAround } from './write-part.ts';

type Content = Readonly<Record<string, unknown>>;

/** Brings a part back; the record is what its room has put into the bin. */
interface PartRestorer {
  restore(call: OwnerCall, record: object): Promise<void>;
}

/** What brings records back: the kinds of a shop's file, and the parts that are no records of it. */
export interface Restorers {
  kinds: readonly RecordKind[];
  parts: Readonly<Record<Exclude<KeptPart['type'], RecordType>, PartRestorer>>;
}

/** About how many statements a part takes, compared with the simplest, and how many of those a call may do. */
const WEIGHTS: { readonly [Type in KeptPart['type']]?: number } = { product: 6, item: 3, category: 3 };
const MOST_WEIGHT = 120;

/** The kinds of the bin by the types of their records. */
const KIND_OF: { readonly [Type in KeptPart['type']]?: BinKind } = Object.fromEntries(
  BIN_KINDS.map((kind) => [typeOf(kind), kind]),
);

/** Returns the type of a kind's record. */
export function typeOf(kind: BinKind): RecordType {
  return kind === 'template' ? 'templates' : kind;
}

export function kindOf({ kinds }: Restorers, type: KeptPart['type']): RecordKind {
  const kind = kinds.find((each) => each.type === type);
  if (!kind) throw new Error(`There are no records of the kind ${type}.`);
  return kind;
}

/**
 * Brings as much of a thing back as one call may, and answers what is left. A repeat goes on, also behind a call that was
 * broken off: what is there already is not written again. A thing in it that is refused stays in the bin by itself.
 */
export async function restoreParts(given: OwnerCall, restorers: Restorers, row: BinRow): Promise<Restored> {
  const call = { ...given, idempotency: undefined };
  const { db, site } = call;
  let hasNewAddress = false;
  let setAside = 0;
  for (const waiting of withinWeight(await listParts(db, site.siteId, row, MOST_WEIGHT))) {
    try {
      const isElsewhere = await restorePart(call, restorers, row, waiting);
      if (waiting.part === 0) hasNewAddress = isElsewhere;
    } catch (failure) {
      const error = refusalOf(failure);
      if (waiting.part === 0 || !(error instanceof ApiError)) throw error;
      // Another call that restores the thing at the same time may have written it.
      if (await isWritten(call, restorers, waiting)) continue;
      if (await putAside(call, row, waiting)) setAside++;
    }
  }
  const left = await countParts(db, site.siteId, row);
  if (left === 0) await finish(call, row);
  return { kind: row.kind, target: row.target, title: row.title, hasNewAddress, left, setAside };
}

function withinWeight(parts: readonly WaitingPart[]): WaitingPart[] {
  let weight = 0;
  return parts.filter(({ type }, place) => {
    weight += WEIGHTS[type] ?? 1;
    return place === 0 || weight <= MOST_WEIGHT;
  });
}

/** Answers whether the part has another address than before. */
async function restorePart(
  call: OwnerCall,
  restorers: Restorers,
  row: BinRow,
  { part, type, id }: WaitingPart,
): Promise<boolean> {
  const { db, site } = call;
  const record = await readPartRecord(db, site.siteId, row, part);
  if (!record) return false;
  const isElsewhere = part === 0 ? await restoreFirst(call, restorers, row, record) : await restoreNext(record);
  await db.batch([
    // The files of a product stay as long as it is in the bin. The database's clock, which has marked them, counts seconds.
    db
      .prepare(
        `UPDATE item_files SET removed_at = NULL WHERE site_id = ?1 AND item_id = ?2 AND ?3 = 'product'
           AND removed_at >= ?4 - 1000`,
      )
      .bind(site.siteId, id, type, row.deleted_at),
    dropStatement(call, row, part),
  ]);
  return isElsewhere;

  async function restoreNext(record: Content): Promise<boolean> {
    if (type === 'menuEntry' || type === 'placing') {
      await restorers.parts[type].restore(call, record);
      return false;
    }
    const kind = kindOf(restorers, type);
    if (type === 'translation') {
      await writeTranslation(call, kind, record);
      return false;
    }
    if (await isThere(call, kind, record)) return false;
    return writeAround(type === 'membership' ? whileInBin(call, row, part) : call, kind, record);
  }
}

/** Returns a call that writes nothing once a part has left the bin, as that of a person who is erased meanwhile does. */
function whileInBin(call: OwnerCall, { kind, target }: BinRow, part: number): OwnerCall {
  const { db, site } = call;
  const isGone = `NOT EXISTS (
    SELECT 1 FROM bin_parts WHERE site_id = ?1 AND kind = ?2 AND target = ?3 AND part = ?4)`;
  const statementsFor = () => [guard(db, site.siteId, { VERSION_STALE: isGone }, kind, target, part)];
  return { ...call, db: carryingDatabase(db, { statementsFor }) };
}

async function isWritten(call: OwnerCall, restorers: Restorers, { type, id }: WaitingPart): Promise<boolean> {
  const found = KIND_OF[type] && (await kindOf(restorers, type).find?.(call, id));
  return found !== undefined;
}

/** Writes the thing itself. Throws CONTENT_ID_TAKEN where there is such a thing again, and whatever its creation throws. */
async function restoreFirst(call: OwnerCall, restorers: Restorers, row: BinRow, record: Content): Promise<boolean> {
  const { db, site } = call;
  const kind = kindOf(restorers, typeOf(row.kind));
  const isPresent = await isThere(call, kind, record);
  if (isPresent && row.is_restoring === 0) throw new ApiError('CONTENT_ID_TAKEN');
  if (isPresent) return false;
  const mark = (isRestoring: number) =>
    db
      .prepare('UPDATE bin SET is_restoring = ?4 WHERE site_id = ?1 AND kind = ?2 AND target = ?3')
      .bind(site.siteId, row.kind, row.target, isRestoring)
      .run();
  await mark(1);
  try {
    return await writeAround(call, kind, record);
  } catch (error) {
    // Nothing was written, unless by another call that restores it. What has this id later is another thing.
    if (error instanceof ApiError && !(await isThere(call, kind, record))) await mark(0);
    throw error;
  }
}

/** A translation whose address another page has by now comes without it; one that fits nothing any more stays away. */
async function writeTranslation(call: OwnerCall, kind: RecordKind, content: Content): Promise<void> {
  for (const each of [content, { ...content, slug: null }]) {
    try {
      await writeAround(call, kind, each);
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** Leaves a part that was refused in the bin, as a thing of its own. Answers whether it is one. */
async function putAside(call: OwnerCall, row: BinRow, { part, type, id }: WaitingPart): Promise<boolean> {
  const { db, site } = call;
  const kind = KIND_OF[type];
  if (!kind) {
    await dropStatement(call, row, part).run();
    return false;
  }
  const record = await readPartRecord(db, site.siteId, row, part);
  if (!record) return false;
  const title = String(record.title ?? record.displayName ?? id);
  const from = [site.siteId, row.kind, row.target] as const;
  const holds = JSON.stringify({ products: 0, items: 0, categories: 0, memberships: 0 });
  await db.batch([
    db
      .prepare(
        `INSERT INTO bin (site_id, kind, target, title, holds, deleted_by, deleted_at)
         SELECT site_id, ?4, ?5, ?6, ?7, deleted_by, deleted_at FROM bin WHERE site_id = ?1 AND kind = ?2 AND target = ?3
         ON CONFLICT DO NOTHING`,
      )
      .bind(...from, kind, id, title, holds),
    db
      .prepare(
        `UPDATE OR IGNORE bin_parts SET kind = ?4, target = ?5, part = 0
         WHERE site_id = ?1 AND kind = ?2 AND target = ?3 AND part = ?6`,
      )
      .bind(...from, kind, id, part),
    db
      .prepare(
        `UPDATE OR IGNORE bin_parts SET kind = ?4, target = ?5
         WHERE site_id = ?1 AND kind = ?2 AND target = ?3 AND type = 'translation' AND record ->> 'id' = ?5
           AND record ->> 'kind' = ?6`,
      )
      .bind(...from, kind, id, kind === 'category' ? kind : 'item'),
    // The bin has a newer one of this id already.
    dropStatement(call, row, part),
  ]);
  return true;
}

function dropStatement({ db, site }: OwnerCall, { kind, target }: BinRow, part: number): D1PreparedStatement {
  return db
    .prepare('DELETE FROM bin_parts WHERE site_id = ?1 AND kind = ?2 AND target = ?3 AND part = ?4')
    .bind(site.siteId, kind, target, part);
}

async function finish({ db, site, owner, now }: OwnerCall, { kind, target }: BinRow): Promise<void> {
  const entry = { siteId: site.siteId, keyId: owner.keyId, action: `${actionOf(kind)}.restored`, target };
  await db.batch([
    db.prepare('DELETE FROM bin WHERE site_id = ?1 AND kind = ?2 AND target = ?3').bind(site.siteId, kind, target),
    auditStatement(db, entry, now),
    siteTouched(db, site.siteId, now),
  ]);
}

/** Returns the first word of a kind's actions in the audit log. */
export function actionOf(kind: BinKind): string {
  return kind === 'memberArea' ? 'member-area' : kind;
}
