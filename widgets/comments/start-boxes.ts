import { enhance } from '#runtime/enhance.ts';
import { COMMENTS_BOX } from '#runtime/page/comments-box.ts';
import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { bindBox } from './bind-box.ts';
import styles from './comments.css';

/**
 * Starts the engine's boxes for comments. On pages of the Worker they stand there written; on all others each is filled
 * and shown once the shop has answered that it has the item. Returns a function that stops.
 */
export function startBoxes(): () => void {
  return enhance(COMMENTS_BOX, (element, gone) => {
    const box = element as HTMLElement;
    const { itemId } = box.dataset;
    if (!itemId) return;
    adoptStyles(document, styles);
    const { open } = bindBox(box, itemId, gone);
    if (box.querySelector('.sq-comments')) return;
    open().then(
      (isServed) => box.classList.toggle('sq-served', isServed),
      (error) => report(error, 'comments'),
    );
  });
}
