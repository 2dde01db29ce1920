import * as z from 'zod/mini';
import { OrderUnits } from '#runtime/contracts/order.ts';
import { DECLARATION_KINDS, DECLARATION_STATES, Declaration } from '#runtime/contracts/withdrawals.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { auditStatement } from '../owner/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { chainKey, sealOf } from './chain.ts';
import { findById } from './repository.ts';
import { type DeclarationRow, numberText, toDeclared } from './rows.ts';

const PER_PAGE = 100;
const MOST_MS = 8_640_000_000_000_000;
const MOST_NUMBER = 999_999_999_999;
const ms = z.int().check(z.minimum(0), z.maximum(MOST_MS));
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const text = z.string().check(z.maxLength(20_000));
const hex = z.string().check(z.regex(/^[\da-f]{64}$/));

/** A declaration in a whole-shop file, with its place in the log of the shop that has received it. */
const DeclarationRecord = z.strictObject({
  id,
  number: z.int().check(z.minimum(1), z.maximum(MOST_NUMBER)),
  kind: z.enum(DECLARATION_KINDS),
  receivedAt: ms,
  name: text,
  email: text,
  contract: text,
  part: text,
  lines: z.nullable(z.array(OrderUnits).check(z.maxLength(500))),
  cancellation: Declaration.shape.cancellation,
  text,
  orderId: z.nullable(id),
  isProven: z.boolean(),
  /** Files of an earlier form do not say it. */
  isReceiptMailed: z._default(z.boolean(), true),
  subscriptionId: z.nullable(id),
  country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  language: text,
  origin: text,
  state: z.enum(DECLARATION_STATES),
  note: text,
  keepUntil: ms,
  erasedAt: z.nullable(ms),
  salt: text,
  digest: hex,
  head: hex,
});
type DeclarationRecord = z.infer<typeof DeclarationRecord>;

function toRecord(row: DeclarationRow): DeclarationRecord {
  const { state, note, keep_until: keepUntil, erased_at: erasedAt, salt, digest, head } = row;
  return {
    id: row.id,
    ...toDeclared(row),
    isProven: row.proven === 1,
    isReceiptMailed: row.receipt_mailed === 1,
    state,
    note,
    keepUntil,
    erasedAt,
    salt,
    digest,
    head,
  };
}

/**
 * Declarations of buyers. One that the shop has stays as it is. The head of one that is imported was made with the key of
 * the shop that has received it; declarations that come later continue the chain from it. For that, none can be put
 * before one that this shop has received itself.
 */
export const declarations = recordKind({
  type: 'declaration',
  part: 'customers',
  scopes: { read: 'orders:read', write: 'orders:write' },
  contract: DeclarationRecord,
  async plan(call, declaration): Promise<RecordPlan> {
    const { siteId } = call.site;
    const found = await findById(call.db, siteId, declaration.id);
    const current = found && toRecord(found);
    if (!current && (await isTaken(call.db, siteId, declaration.number))) {
      const { imports } = await textsIn(call.readerLanguage);
      const text = imports.declarationTaken;
      throw new ApiError('CONTENT_ID_TAKEN', { text, errors: { number: text } });
    }
    return {
      id: declaration.id,
      title: numberText(declaration.kind, declaration.number),
      current,
      next: current ?? declaration,
      write: () => insertImported(call, declaration),
    };
  },
  async list({ db, site }, cursor) {
    const { results } = await db
      .prepare('SELECT * FROM declarations WHERE site_id = ?1 AND number > ?2 ORDER BY number LIMIT ?3')
      .bind(site.siteId, Number(cursor ?? 0), PER_PAGE + 1)
      .all<DeclarationRow>();
    const page = results.slice(0, PER_PAGE);
    const last = results.length > PER_PAGE ? page.at(-1)?.number : undefined;
    return { contents: page.map(toRecord), nextPageCursor: last === undefined ? null : String(last) };
  },
});

async function isTaken(db: D1Database, siteId: string, number: number): Promise<boolean> {
  const other = await db
    .prepare('SELECT 1 FROM declarations WHERE site_id = ?1 AND number >= ?2 AND (number = ?2 OR imported = 0) LIMIT 1')
    .bind(siteId, number)
    .first();
  return other !== null;
}

async function insertImported(call: OwnerCall, record: DeclarationRecord): Promise<void> {
  const { db, env, site, owner, origin, now } = call;
  const { siteId } = site;
  const columns: Record<string, string | number | null> = {
    id: record.id,
    number: record.number,
    kind: record.kind,
    retry_key: `imported|${record.id}`,
    request_hash: '',
    name: record.name,
    email: record.email,
    address: record.email.toLowerCase(),
    contract: record.contract,
    part: record.part,
    lines: record.lines && JSON.stringify(record.lines),
    cancellation: record.cancellation && JSON.stringify(record.cancellation),
    text: record.text,
    order_id: record.orderId,
    proven: Number(record.isProven),
    subscription_id: record.subscriptionId,
    country: record.country,
    language: record.language,
    origin: record.origin,
    base_url: origin,
    receipt_mailed: Number(record.isReceiptMailed),
    state: record.state,
    note: record.note,
    received_at: record.receivedAt,
    keep_until: record.keepUntil,
    erased_at: record.erasedAt,
    salt: record.salt,
    digest: record.digest,
    head: record.head,
    imported: 1,
    seal: sealOf(await chainKey(db, sessionSecrets(env), siteId), record),
  };
  const names = Object.keys(columns);
  const places = names.map((_, index) => `?${index + 2}`);
  await db.batch([
    db
      .prepare(`INSERT INTO declarations (site_id, ${names.join(', ')}) VALUES (?1, ${places.join(', ')})`)
      .bind(siteId, ...Object.values(columns)),
    auditStatement(db, { siteId, keyId: owner.keyId, action: 'declaration.imported', target: record.id }, now),
  ]);
}
