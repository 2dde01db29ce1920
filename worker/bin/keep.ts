import type { BinContents } from '#runtime/contracts/bin.ts';
import { BIN_MOST_PARTS, type BinKind } from '#runtime/contracts/bin-kinds.ts';
import type { RecordType } from '#runtime/contracts/imports.ts';
import { jsonGroups } from '../db/json-groups.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { piecesOf } from './pieces.ts';

/** A record of a deleted thing. A menu's entry and the products of a category are no records of a shop's file. */
export interface KeptPart {
  type: RecordType | 'menuEntry' | 'placing';
  /** Of the thing that the record is of. */
  id: string;
  /** The content of the record. */
  record: object;
}

export interface Kept {
  kind: BinKind;
  /** The thing's id; a coupon's code, a template's name. */
  target: string;
  title: string;
  /** The record of the thing itself first, then those of what is in it, each behind what it refers to. */
  parts: readonly KeptPart[];
  /** Memberships, which the database itself puts into the bin. */
  memberships?: number;
}

type Call = Pick<OwnerCall, 'db' | 'site' | 'owner' | 'now'>;
type Row = readonly [part: number, piece: number, type: string, id: string, record: string];

/** The kind of translations that a record has. */
const TRANSLATED: { readonly [Type in KeptPart['type']]?: string } = {
  product: 'item',
  item: 'item',
  collection: 'collection',
  category: 'category',
  form: 'form',
  templates: 'template',
};
/** Most characters that a thing's records have together: a batch takes no more. */
const MOST_CHARACTERS = 20_000_000;
/** Bytes of a statement's rows; the database takes values of 2 MB. */
const STATEMENT_BYTES = 1_500_000;
/** The places of rows that the database finds itself, behind all others. */
const FOUND_FROM = 10_000;
const TRANSLATIONS_FROM = 1_000_000;

/**
 * Returns the statements that put a thing into the bin, with what is in it and the translations of both. They go into the
 * batch of the deletion, behind its guards and before what deletes the thing. Throws BIN_TOO_LARGE.
 */
export function binStatements(call: Call, kept: Kept): D1PreparedStatement[] {
  const { db, site, owner, now } = call;
  const { kind, target, title, parts } = kept;
  if (parts.length - 1 > BIN_MOST_PARTS) throw new ApiError('BIN_TOO_LARGE');
  const rows = parts.flatMap(({ type, id, record }, part) =>
    piecesOf(JSON.stringify(record)).map((text, piece): Row => [part, piece, type, id, text]),
  );
  const length = rows.reduce((sum, [, , , , text]) => sum + text.length, 0);
  if (length > MOST_CHARACTERS) throw new ApiError('BIN_TOO_LARGE');
  return [
    db.prepare('DELETE FROM bin WHERE site_id = ?1 AND kind = ?2 AND target = ?3').bind(site.siteId, kind, target),
    db
      .prepare(
        `INSERT INTO bin (site_id, kind, target, title, holds, deleted_by, deleted_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(site.siteId, kind, target, title, JSON.stringify(contentsOf(kept)), owner.keyId, now),
    ...statementsOf(call, kept, rows),
    translationsStatement(call, kept),
  ];
}

/**
 * Returns the statement that puts rows into the bin with a thing, as the database finds them in that moment. `select` has
 * the columns `id` and `record`; ?1 is the site, and `values` are ?6 and so on. It goes behind `binStatements`.
 */
export function foundPartsStatement(
  { db, site }: Call,
  { kind, target }: Pick<Kept, 'kind' | 'target'>,
  { type, select, from = FOUND_FROM }: { type: KeptPart['type']; select: string; from?: number },
  ...values: string[]
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO bin_parts (site_id, kind, target, part, piece, type, id, record)
       SELECT ?1, ?2, ?3, ?4 + row_number() OVER (ORDER BY id), 0, ?5, id, record FROM (${select})`,
    )
    .bind(site.siteId, kind, target, from, type, ...values);
}

function statementsOf({ db, site }: Call, { kind, target }: Kept, rows: readonly Row[]): D1PreparedStatement[] {
  return jsonGroups(rows, STATEMENT_BYTES).map((group) =>
    db
      .prepare(
        `INSERT INTO bin_parts (site_id, kind, target, part, piece, type, id, record)
         SELECT ?1, ?2, ?3, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?4)`,
      )
      .bind(site.siteId, kind, target, group),
  );
}

function translationsStatement(call: Call, kept: Kept): D1PreparedStatement {
  const translated = kept.parts.flatMap(({ type, id }) => (TRANSLATED[type] ? [[TRANSLATED[type], id]] : []));
  const select = `
    SELECT t.language || ' ' || t.kind || ' ' || t.id AS id, json_object('language', t.language, 'kind', t.kind, 'id', t.id,
      'slug', t.slug, 'texts', json(t.texts)) AS record
    FROM json_each(?6) listed CROSS JOIN translations t INDEXED BY translations_by_thing
      ON t.site_id = ?1 AND t.kind = listed.value ->> 0 AND t.id = listed.value ->> 1`;
  const found = { type: 'translation', select, from: TRANSLATIONS_FROM } as const;
  return foundPartsStatement(call, kept, found, JSON.stringify(translated));
}

function contentsOf({ parts, memberships = 0 }: Kept): BinContents {
  const count = (type: KeptPart['type']) => parts.slice(1).filter((part) => part.type === type && !isRoot(part)).length;
  return { products: count('product'), items: count('item'), categories: count('category'), memberships };
}

function isRoot({ record }: KeptPart): boolean {
  return 'type' in record && record.type === 'ROOT';
}
