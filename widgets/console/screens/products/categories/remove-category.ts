import { flushSync } from 'react-dom';
import type { OwnerCategory } from '#runtime/contracts/category.ts';
import { MAX_COUNTED_PRODUCTS } from '#runtime/contracts/limits.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { callInSession } from '../../../app/session.ts';
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
  const isGone = await ask({
    title: fill(categoryTexts.deleteName, { name }),
    text: deletionText(body.productCount, branchOf(all, id).size - 1),
    action: categoryTexts.deleteCategory,
    isDangerous: true,
    run: async () => void (await change({ method: 'DELETE', path, version })),
  });
  if (!isGone) return;
  flushSync(discard);
  notify(fill(categoryTexts.isDeleted, { name }));
  await navigate(`categories?page=${encodeURIComponent(collectionId)}`);
  refresh([categoriesPath(collectionId), PRODUCTS]);
}

function deletionText(products: number, below: number): string {
  const kept = products < MAX_COUNTED_PRODUCTS ? categoryTexts.deleteKeepsProducts : categoryTexts.deleteKeepsMany;
  return [
    fill(kept, { n: products }),
    ...(below > 0 ? [fill(categoryTexts.deletesBelow, { n: below })] : []),
    categoryTexts.linksStop,
  ].join(' ');
}
