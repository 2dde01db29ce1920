import { flushSync } from 'react-dom';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerCategory } from '#runtime/contracts/category.ts';
import { MAX_COUNTED_PRODUCTS } from '#runtime/contracts/limits.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { callInSession } from '../../../app/session.ts';
import { undoDeletion } from '../../../parts/bring-back.ts';
import { deleteToBin } from '../../../parts/delete-to-bin.ts';
import { PRODUCTS } from '../addresses.ts';
import { branchOf } from './tree.ts';
import { categoriesPath, categoryPath } from './use-categories.ts';

/** Asks, with what the category holds, and deletes it with those below it. */
export async function removeCategory(
  { id, collectionId, displayName: name }: OwnerCategory,
  all: readonly OwnerCategory[],
  discard: () => void,
): Promise<void> {
  const path = categoryPath(collectionId, id);
  const { body, version } = await callInSession({ method: 'GET', path });
  const state = await deleteToBin({
    title: fill(categoryTexts.deleteName, { name }),
    text: deletionText(body.productCount, branchOf(all, id).size - 1),
    action: categoryTexts.deleteCategory,
    remove: async (forGood) => {
      const address = { collectionId, categoryId: id, ...(forGood && { forGood: 'true' as const }) };
      const deleted = addressOf('/api/owner/collections/:collectionId/categories/:categoryId', address);
      await change({ method: 'DELETE', path: deleted, version });
    },
  });
  if (!state) return;
  flushSync(discard);
  notify(fill(categoryTexts.isDeleted, { name }), { ...(state === 'kept' && { undo: undoDeletion('category', id) }) });
  await navigate(`categories?page=${encodeURIComponent(collectionId)}`);
  refresh([categoriesPath(collectionId), PRODUCTS]);
}

function deletionText(products: number, below: number): string {
  const kept = products < MAX_COUNTED_PRODUCTS ? categoryTexts.deleteKeepsProducts : categoryTexts.deleteKeepsMany;
  return [
    fill(kept, { n: products }),
    ...(below > 0 ? [fill(categoryTexts.deletesBelow, { n: below })] : []),
    categoryTexts.linksStop,
    binTexts.categoryStays,
  ].join(' ');
}
