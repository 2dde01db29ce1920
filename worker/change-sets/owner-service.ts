import { MAX_TAKEN_BACK } from '#runtime/contracts/change-set-kinds.ts';
import type { ChangeSet, ChangeSetEntries, ChangeSets, TakeBackAnswer } from '#runtime/contracts/change-sets.ts';
import { allows } from '#runtime/contracts/owner-scopes.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { requireScope } from '../http/require-scope.ts';
import { begin } from './finish.ts';
import { findSet, listEntries, listSets, nextEntries, toEntry } from './repository.ts';
import { takeEntryBack } from './take-entry-back.ts';

type Kinds = readonly RecordKind[];

interface Page {
  cursor?: string | undefined;
  limit: number;
}

export function readChangeSets(call: OwnerCall, kinds: Kinds, page: Page): Promise<ChangeSets> {
  return listSets(call.db, call.site.siteId, readable(call, kinds), page);
}

/** Throws CONTENT_NOT_FOUND for a set that does not exist, has ended, or has things that the caller may not read. */
export async function readChangeSet(call: OwnerCall, kinds: Kinds, changeSetId: string): Promise<ChangeSet> {
  const set = await findSet(call.db, { siteId: call.site.siteId, changeSetId }, readable(call, kinds));
  if (!set) throw new ApiError('CONTENT_NOT_FOUND');
  return set;
}

export async function readEntries(
  call: OwnerCall,
  kinds: Kinds,
  changeSetId: string,
  page: Page,
): Promise<ChangeSetEntries> {
  const { id } = await readChangeSet(call, kinds, changeSetId);
  const { rows, ...ending } = await listEntries(call.db, { siteId: call.site.siteId, changeSetId: id }, page);
  return { entries: rows.map(toEntry), ...ending };
}

/**
 * Takes the next entries of a set back, each whole or not at all, and each with the right to its kind. While entries are
 * open, another call goes on; a repeat changes nothing that was taken back.
 */
export async function takeBack(given: OwnerCall, kinds: Kinds, changeSetId: string): Promise<TakeBackAnswer> {
  const call = { ...given, idempotency: undefined };
  const { db, site, owner } = call;
  const { id, types, movesStock } = await readChangeSet(call, kinds, changeSetId);
  for (const kind of kinds) if (types.includes(kind.type)) requireScope(owner.scopes, kind.scopes.write);
  if (movesStock) requireScope(owner.scopes, 'stock:write');
  await begin(call, id);
  const place = { siteId: site.siteId, changeSetId: id };
  const entries = [];
  for (const row of await nextEntries(db, place, MAX_TAKEN_BACK)) {
    const kind = kinds.find(({ type }) => type === row.type);
    entries.push(toEntry(await takeEntryBack(call, kind, place, row)));
  }
  return {
    changeSet: await readChangeSet(call, kinds, id),
    entries: entries.map((entry) => ({ ...entry, before: null, after: null })),
  };
}

/** The kinds that the caller may read. */
function readable({ owner, now }: OwnerCall, kinds: Kinds) {
  const own = kinds.filter(({ scopes }) => allows(owner.scopes, scopes.read));
  return { types: own.map(({ type }) => type), now };
}
