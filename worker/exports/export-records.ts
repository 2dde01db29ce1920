import * as z from 'zod/mini';
import { RECORD_TYPES, type ShopRecord } from '#runtime/contracts/imports.ts';
import type { ExportPage } from '#runtime/contracts/shop-file.ts';
import { readCursor, writeCursor } from '../http/list-cursor.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import type { ExportOptions, RecordKind } from '../http/record-kind.ts';
import { requireScope } from '../http/require-scope.ts';

/** The kind that a part begins with, and where in it. */
const ExportCursor = z.tuple([z.enum(RECORD_TYPES), z.string()]);

/**
 * Reads a part of the shop's objects: a part of one kind. The key needs the right to read every kind of the export, so
 * that nothing is missing without a word. Throws SCOPE_MISSING.
 */
export async function exportRecords(
  call: OwnerCall,
  kinds: readonly RecordKind[],
  cursor: string | undefined,
  options: ExportOptions,
): Promise<ExportPage> {
  const exported = kindsOf(kinds, options);
  for (const { scopes } of exported) requireScope(call.owner.scopes, scopes.read);
  const [type, within] = cursor === undefined ? [exported[0]?.type, ''] : readCursor(cursor, ExportCursor);
  const index = exported.findIndex((kind) => kind.type === type);
  const kind = exported[index];
  if (!kind?.list) return { records: [], hasNextPage: false, nextPageCursor: null };
  const page = await kind.list(call, within === '' ? undefined : String(within), options);
  const records = page.contents.map((content): ShopRecord => ({ type: kind.type, content: { ...content } }));
  const next = page.nextPageCursor === null ? exported[index + 1] : kind;
  const nextPageCursor = next ? writeCursor([next.type, page.nextPageCursor ?? '']) : null;
  return { records, hasNextPage: nextPageCursor !== null, nextPageCursor };
}

/** The kinds of an export, in the order of RECORD_TYPES. */
function kindsOf(kinds: readonly RecordKind[], { orders, customers }: ExportOptions): RecordKind[] {
  const isPart = (kind: RecordKind) => (kind.part === 'orders' ? orders : kind.part !== 'customers' || customers);
  return kinds
    .filter((kind) => kind.list !== undefined && isPart(kind))
    .toSorted((a, b) => RECORD_TYPES.indexOf(a.type) - RECORD_TYPES.indexOf(b.type));
}
