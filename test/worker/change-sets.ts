import { type ChangeSet, ChangeSetEntries, ChangeSets, TakeBackAnswer } from '#runtime/contracts/change-sets.ts';
import { ImportAnswer } from '#runtime/contracts/imports.ts';
import { ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { read } from './buyer.ts';
import type { OwnerProgram } from './owner.ts';

const SETS = '/api/owner/change-sets';

/** Makes a bulk change of products as the console does, and returns the id of its change set; null if nothing changed. */
export async function changeMany(owner: OwnerProgram, change: object): Promise<string | null> {
  const send = async (body: object) =>
    read(await owner.fetch('/api/owner/products/changes', { method: 'POST', body }), ProductChangesAnswer);
  const { digest } = await send(change);
  return (await send({ ...change, digest })).changeSet;
}

/** Imports records, and returns their results with the change set. */
export async function importAll(owner: OwnerProgram, records: readonly object[], options: object = {}) {
  const answer = await owner.fetch('/api/owner/imports', { method: 'POST', body: { records, options } });
  const { outcomes, changeSet } = await read(answer, ImportAnswer);
  return { results: outcomes.map(({ result, error }) => error || result), changeSet };
}

/** Takes a set back, in as many calls as it needs, and returns its entries as they were taken back. */
export async function takeBackAll(owner: OwnerProgram, id: string | null): Promise<TakeBackAnswer> {
  const entries: TakeBackAnswer['entries'] = [];
  for (;;) {
    const response = await owner.fetch(`${SETS}/${id}/take-back`, { method: 'POST' });
    const answer = await read(response, TakeBackAnswer);
    entries.push(...answer.entries);
    if (answer.changeSet.open === 0 || answer.entries.length === 0) return { ...answer, entries };
  }
}

export async function changeSetsOf(owner: OwnerProgram): Promise<ChangeSet[]> {
  return (await read(await owner.fetch(SETS), ChangeSets)).changeSets;
}

export async function entriesOf(owner: OwnerProgram, id: string | null): Promise<ChangeSetEntries['entries']> {
  return (await read(await owner.fetch(`${SETS}/${id}/entries`), ChangeSetEntries)).entries;
}
