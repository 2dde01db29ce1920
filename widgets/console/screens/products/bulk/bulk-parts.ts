import { type AnswerOf, addressOf } from '#runtime/api/calls.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { MAX_PRODUCTS_IN_COLLECTION } from '#runtime/contracts/owner-limits.ts';
import type { ProductChanges, ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { change, nextPage } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { PRODUCTS, SHOWN_PRODUCTS } from '../addresses.ts';

const CHANGES = `${PRODUCTS}/changes` as const;

/** Products of a change that go in one call, as the preview shows them. */
export interface BulkPart {
  change: ProductChanges;
  digest: string;
  lines: ProductChangesAnswer['lines'];
}

/** How many of a part's variants change. */
export const possibleOf = ({ lines }: Pick<BulkPart, 'lines'>): number =>
  lines.filter(({ error }) => error === null).length;

/** Previews a change, in as many parts as the shop takes. Rejects as `callInSession` does. */
export async function previewParts(wanted: ProductChanges): Promise<readonly BulkPart[]> {
  const { ids: chosen = [] } = wanted;
  if (chosen.length > MAX_PRODUCTS_IN_COLLECTION) {
    const parts: BulkPart[] = [];
    for (let from = 0; from < chosen.length; from += MAX_PRODUCTS_IN_COLLECTION) {
      const ids = chosen.slice(from, from + MAX_PRODUCTS_IN_COLLECTION);
      parts.push(...(await previewParts({ ...wanted, ids })));
    }
    return parts;
  }
  try {
    const { lines, digest } = await send(wanted);
    return [{ change: wanted, digest, lines }];
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === 'TOO_MANY_VARIANTS')) throw error;
    const { collectionId, ids = await productsOf(collectionId ?? ''), ...rest } = wanted;
    // Each product alone is few enough.
    if (ids.length < 2) throw error;
    const middle = Math.ceil(ids.length / 2);
    const first = await previewParts({ ...rest, ids: ids.slice(0, middle) });
    return [...first, ...(await previewParts({ ...rest, ids: ids.slice(middle) }))];
  }
}

/**
 * Makes what a part's preview showed, as a part of an act; `options` are those of `change`. Returns how many variants were
 * changed, and the change set that takes the act back. Rejects as `change` does.
 */
export async function makePart(
  part: BulkPart,
  act: string,
  options?: { renews: boolean },
): Promise<{ done: number; changeSet: string | null }> {
  if (possibleOf(part) === 0) return { done: 0, changeSet: null };
  const answer = await send({ ...part.change, digest: part.digest, act }, SHOWN_PRODUCTS, options);
  return { done: possibleOf(answer), changeSet: answer.changeSet };
}

async function send(
  body: ProductChanges,
  touched: readonly string[] = [],
  options?: { renews: boolean },
): Promise<ProductChangesAnswer> {
  return (await change({ method: 'POST', path: CHANGES, body }, touched, options)).body;
}

async function productsOf(collectionId: string): Promise<string[]> {
  const path = addressOf(PRODUCTS, { limit: 100, collectionId });
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const call = { method: 'GET', path: nextPage(path, cursor) } as const;
    const page: AnswerOf<typeof PRODUCTS, 'GET'> = (await callInSession(call)).body;
    ids.push(...page.products.map(({ id }) => id));
    cursor = page.nextPageCursor;
  }
  return ids;
}
