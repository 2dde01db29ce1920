import type { OwnerCollection, OwnerItems } from '#runtime/contracts/content.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText } from '../../../app/query.ts';
import { collectionPath } from '../../../parts/collection-body.ts';

interface Props {
  collection: OwnerCollection;
  items: OwnerItems['items'];
  item: OwnerItems['items'][number];
}

/** Buttons that exchange an item's place with that of its neighbour. */
export function MoveButtons({ collection, items, item }: Props) {
  const at = items.findIndex(({ id }) => id === item.id);
  const above = items[at - 1];
  const below = items[at + 1];
  const swap = async (one: string, other: string) => {
    const path = collectionPath(collection.id);
    const call = { method: 'POST', path: `${path}/order`, body: { itemIds: [one, other] } } as const;
    await change({ ...call, version: collection.version }, [path]).catch((error: unknown) =>
      notify(errorText(error), { kind: 'failed' }),
    );
  };
  return (
    <span className="ct-moves">
      <button
        type="button"
        className="c-icon"
        aria-label={`Move “${item.title}” up`}
        disabled={!above}
        onClick={() => above && void swap(item.id, above.id)}
      >
        ↑
      </button>
      <button
        type="button"
        className="c-icon"
        aria-label={`Move “${item.title}” down`}
        disabled={!below}
        onClick={() => below && void swap(below.id, item.id)}
      >
        ↓
      </button>
    </span>
  );
}
