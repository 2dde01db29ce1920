import type { OwnerItems } from '#runtime/contracts/content.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';

interface Props {
  items: OwnerItems['items'];
  item: OwnerItems['items'][number];
  isBusy: boolean;
  /** Puts one item in front of the other, its neighbour. */
  onMove: (first: string, second: string) => void;
}

/** Buttons that exchange an item's place with that of its neighbour. */
export function MoveButtons({ items, item, isBusy, onMove }: Props) {
  const at = items.findIndex(({ id }) => id === item.id);
  const above = items[at - 1];
  const below = items[at + 1];
  return (
    <span className="ct-moves">
      <button
        type="button"
        className="c-icon"
        aria-label={fill(contentTexts.moveTitleUp, { title: item.title })}
        aria-disabled={isBusy || !above}
        onClick={() => above && onMove(item.id, above.id)}
      >
        ↑
      </button>
      <button
        type="button"
        className="c-icon"
        aria-label={fill(contentTexts.moveTitleDown, { title: item.title })}
        aria-disabled={isBusy || !below}
        onClick={() => below && onMove(below.id, item.id)}
      >
        ↓
      </button>
    </span>
  );
}
