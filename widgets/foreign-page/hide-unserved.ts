import { RESTOCK_BOX } from '#runtime/hooks.ts';
import { COMMENTS_BOX } from '#runtime/page/comments-box.ts';
import { LIKE_BUTTON } from '#runtime/page/like-button.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';

/**
 * Boxes for back-in-stock notices and for comments, except those whose item `widgets/restock/` or `widgets/comments/` has
 * found in the shop. One that is hidden while the visitor types in it would lose the rest.
 */
const UNSERVED_BOX = `:is(${RESTOCK_BOX},${COMMENTS_BOX}):not(.sq-served,:focus-within)`;

/** Like buttons, except those whose item `widgets/likes/` has found in the shop. */
const UNSERVED_LIKE = `${LIKE_BUTTON}:not(.sq-served)`;

/** Hides the engine's controls for items that the shop does not know, including those that come later. */
export function hideUnserved(): void {
  adoptStyles(document, `${UNSERVED_BOX},${UNSERVED_LIKE}{display:none!important}`);
}
