import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { explainUnknown } from '#runtime/widget/attribute-notes.ts';
import { bindBox } from './bind-box.ts';
import styles from './comments.css';

/** Shows the comments of an item in a place inside the element, until the signal fires. */
export function fillPlace(element: HTMLElement, place: HTMLElement, itemId: string, gone: AbortSignal): void {
  adoptStyles(place, styles);
  const { open } = bindBox(place, itemId, gone);
  const load = async () => {
    try {
      if (!(await open())) explainUnknown(element, 'item');
    } catch (error) {
      report(error, `sq-comments ${itemId}`);
    }
  };
  void load();
  // What could not be fetched is fetched again when the connection is back.
  addEventListener('online', () => place.childElementCount === 0 && void load(), { signal: gone });
}
