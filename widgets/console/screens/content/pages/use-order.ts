import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerCollection } from '#runtime/contracts/content.ts';
import { change, queries, refresh } from '../../../app/query.ts';
import { useAction } from '../../../parts/use-action.ts';

/** Exchanges places of a collection's items, one exchange at a time. `list` is the path by which they were read. */
export function useOrder({ id, version }: OwnerCollection, list: string) {
  const { run, isBusy, error } = useAction();
  const path = addressOf('/api/owner/collections/:collectionId', { collectionId: id });
  const order = addressOf('/api/owner/collections/:collectionId/order', { collectionId: id });
  const move = async (first: string, second: string) => {
    const isDone = await run(async () => {
      const answer = await change({ method: 'POST', path: order, body: { itemIds: [first, second] }, version });
      // The next exchange needs the collection's version and the items' places after this one.
      queries.setQueryData([path], answer);
      await queries.invalidateQueries({ queryKey: [list] });
    });
    if (!isDone) refresh([path]);
  };
  return { move, isBusy, error };
}
