import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { bindBox } from './bind-box.ts';
import styles from './comments.css';

/** Shows the comments of an item in a place of its own, until the signal fires. */
export function fillPlace(place: HTMLElement, itemId: string, gone: AbortSignal): void {
  adoptStyles(place, styles);
  const { open } = bindBox(place, itemId, gone);
  const load = async () => {
    try {
      const isServed = await open();
      if (!isServed) console.warn(`[storefront] The shop shows no comments of an item "${itemId}".`);
    } catch (error) {
      report(error, `sq-comments ${itemId}`);
    }
  };
  void load();
  // What could not be fetched is fetched again when the connection is back.
  addEventListener('online', () => place.childElementCount === 0 && void load(), { signal: gone });
}
