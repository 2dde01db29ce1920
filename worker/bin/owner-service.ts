import type { Bin, Restored } from '#runtime/contracts/bin.ts';
import { BIN_KINDS, type BinKind } from '#runtime/contracts/bin-kinds.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { requireScope } from '../http/require-scope.ts';
import { auditStatement } from '../owner/service.ts';
import { type BinRow, findThing, listThings } from './repository.ts';
import { actionOf, kindOf, type Restorers, restoreParts, typeOf } from './restore.ts';

export function readBin(
  { db, site, owner }: OwnerCall,
  restorers: Restorers,
  page: { cursor?: string | undefined; limit: number },
): Promise<Bin> {
  const readable = BIN_KINDS.filter((kind) => owner.scopes.includes(kindOf(restorers, typeOf(kind)).scopes.read));
  return listThings(db, site.siteId, readable, page);
}

/**
 * Brings a thing back as it was, with its id and what was in it, or a part of that: `left` says what a repeated call
 * brings back. Throws CONTENT_ID_TAKEN where there is such a thing again, and what the creation of one throws, such as
 * COLLECTION_NOT_FOUND for a page that is gone.
 */
export async function restoreThing(
  call: OwnerCall,
  restorers: Restorers,
  kind: BinKind,
  target: string,
): Promise<Restored> {
  requireScopes(call, restorers, kind);
  const row = await requireThing(call, kind, target);
  requireScopesOfParts(call, row);
  return restoreParts(call, restorers, row);
}

/** Deletes a thing of the bin for good, with what was in it. */
export async function forgetThing(call: OwnerCall, restorers: Restorers, kind: BinKind, target: string): Promise<void> {
  const { db, site, owner, now } = call;
  requireScopes(call, restorers, kind);
  requireScopesOfParts(call, await requireThing(call, kind, target));
  const entry = { siteId: site.siteId, keyId: owner.keyId, action: `${actionOf(kind)}.deletedForGood`, target };
  await db.batch([
    db.prepare('DELETE FROM bin WHERE site_id = ?1 AND kind = ?2 AND target = ?3').bind(site.siteId, kind, target),
    auditStatement(db, entry, now),
  ]);
}

/** Rights to delete kinds that are deleted with another right than that to write them. */
const DELETING_SCOPES: { readonly [Kind in BinKind]?: OwnerScope } = { memberArea: 'members:write' };

function requireScopes({ owner }: OwnerCall, restorers: Restorers, kind: BinKind): void {
  requireScope(owner.scopes, DELETING_SCOPES[kind] ?? kindOf(restorers, typeOf(kind)).scopes.write);
}

/** Products and categories need their own right, also inside of a page. */
function requireScopesOfParts({ owner }: OwnerCall, { holds }: BinRow): void {
  const { products = 0, categories = 0 } = JSON.parse(holds);
  if (products + categories > 0) requireScope(owner.scopes, 'catalogue:write');
}

async function requireThing({ db, site }: OwnerCall, kind: BinKind, target: string): Promise<BinRow> {
  const row = await findThing(db, site.siteId, kind, target);
  if (!row) throw new ApiError('CONTENT_NOT_FOUND');
  return row;
}
