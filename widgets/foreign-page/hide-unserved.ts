import { FEATURES, type Feature, SERVED_FEATURES } from '#runtime/contracts/features.ts';
import { RESTOCK_BOX } from '#runtime/hooks.ts';
import { ACCOUNT_LINK } from '#runtime/page/account-link.ts';
import { COMMENTS_BOX } from '#runtime/page/comments-box.ts';
import { LIKE_BUTTON } from '#runtime/page/like-button.ts';
import { SHARE_BUTTONS } from '#runtime/page/share-buttons.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';

/**
 * Controls in the engine's HTML that do nothing without the platform's scripts, by feature. Plain links to other
 * services (`.sqs-share-buttons`, Disqus) work without scripts and stay. The form for a review is written by the
 * platform's scripts only.
 */
const CONTROLS: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  likes: [LIKE_BUTTON],
  share: [SHARE_BUTTONS],
  comments: [COMMENTS_BOX, '.sqs-comment-link:not(.sqs-disqus-comment-link)'],
  accounts: [ACCOUNT_LINK],
};

/**
 * Boxes for back-in-stock notices, except those whose product `widgets/restock/` has found in the shop. One that is
 * hidden while the visitor types in it would lose the rest.
 */
const UNSERVED_BOX = `${RESTOCK_BOX}:not(.sq-served,:focus-within)`;

/** Like buttons, except those whose item `widgets/likes/` has found in the shop. */
const UNSERVED_LIKE = `${LIKE_BUTTON}:not(.sq-served)`;

/** Boxes for comments, except those whose item `widgets/comments/` has found in the shop, and those of Disqus. */
const UNSERVED_COMMENTS = `${COMMENTS_BOX}:not(.sq-served,:focus-within)`;

/** Hides the controls of features that this shop does not serve, including those that come later. */
export function hideUnserved(): void {
  const unserved = FEATURES.filter((feature) => !SERVED_FEATURES.includes(feature));
  const controls = unserved.flatMap((feature) => CONTROLS[feature] ?? []);
  adoptStyles(
    document,
    `${[UNSERVED_BOX, UNSERVED_LIKE, UNSERVED_COMMENTS, ...controls].join()}{display:none!important}`,
  );
}
