import { useRef, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { CategoryTarget, OwnerCategory } from '#runtime/contracts/category.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText, refresh } from '../../../app/query.ts';
import { movedTo, returnTarget } from './tree.ts';
import { categoriesPath } from './use-categories.ts';

/**
 * Moves categories. A move shows at once and is sent behind those before it; one that is refused is taken back, and one
 * that changes an address can be undone.
 */
export function usePlacing(collectionId: string, saved: readonly OwnerCategory[], refetch: () => Promise<unknown>) {
  const [moved, setMoved] = useState<readonly OwnerCategory[] | undefined>();
  const categories = moved ?? saved;
  // Two presses of a key come before the list is drawn.
  const latest = useRef(categories);
  latest.current = categories;
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const open = useRef(0);
  const finish = async () => {
    open.current -= 1;
    if (open.current > 0) return;
    await refetch();
    if (open.current === 0) setMoved(undefined);
  };
  const place = (id: string, to: CategoryTarget): readonly OwnerCategory[] => {
    const before = returnTarget(latest.current, id);
    latest.current = movedTo(latest.current, id, to);
    setMoved(latest.current);
    open.current += 1;
    sent.current = sent.current
      .then(() => send(collectionId, id, to, before))
      .catch((error: unknown) => notify(errorText(error), { kind: 'failed' }))
      .then(finish);
    return latest.current;
  };
  return { categories, place, latest };
}

async function send(collectionId: string, id: string, to: CategoryTarget, before: CategoryTarget | undefined) {
  const category = await put(collectionId, id, to);
  if (!before || before.parentCategoryId === to.parentCategoryId) return;
  const { displayName: name, fullUrl: address } = category;
  const undo = async () => {
    await put(collectionId, id, before);
    refresh([categoriesPath(collectionId)]);
  };
  notify(fill(categoryTexts.hasMoved, { name, address }), { undo });
}

async function put(collectionId: string, categoryId: string, body: CategoryTarget): Promise<OwnerCategory> {
  const path = '/api/owner/collections/:collectionId/categories/:categoryId/place';
  return (await change({ method: 'POST', path: addressOf(path, { collectionId, categoryId }), body })).body;
}
