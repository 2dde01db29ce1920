import { FEATURES, type Feature, SERVED_FEATURES } from '#runtime/contracts/features.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';

/**
 * Controls in the engine's HTML that do nothing without the platform's scripts, by feature. Plain links to other
 * services (`.sqs-share-buttons`, Disqus) work without scripts and stay. The form for a review is written by the
 * platform's scripts only.
 */
const CONTROLS: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  restock: ['.product-restock-notification'],
  likes: ['.sqs-simple-like'],
  share: ['.squarespace-social-buttons'],
  comments: ['.squarespace-comments', '.sqs-comment-link:not(.sqs-disqus-comment-link)'],
  accounts: [
    '[data-controller~=UserAccountLink]',
    '.user-accounts-link',
    '.user-accounts-text-link',
    '.user-accounts-icon',
    '.header-menu-nav-item--user-account',
  ],
};

/** Hides the controls of features that this shop does not serve, including those that come later. */
export function hideUnserved(): void {
  const unserved = FEATURES.filter((feature) => !SERVED_FEATURES.includes(feature));
  const controls = unserved.flatMap((feature) => CONTROLS[feature] ?? []);
  if (controls.length > 0) adoptStyles(document, `${controls.join()}{display:none!important}`);
}
