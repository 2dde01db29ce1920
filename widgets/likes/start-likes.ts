import { enhance } from '#runtime/enhance.ts';
import { socialTextsIn } from '#runtime/i18n/social-texts.ts';
import { mayHaveLiked } from '#runtime/likes/may-have-liked.ts';
import { fetchLikes, takeLikes } from '#runtime/likes/store.ts';
import { followTabs } from '#runtime/likes/tabs.ts';
import { LIKE_BUTTON } from '#runtime/page/like-button.ts';
import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { createLikeButton } from './like-button.ts';
import styles from './likes.css';

/**
 * Makes all like buttons of the page work, also those that come later. On the shop's own pages they work at once, and
 * the shop is asked only about visitors who may like something already. On pages of others a button waits until the shop
 * has said that it knows the item. Returns a function that stops.
 */
export function startLikes(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  void start(signal).catch((error) => report(error, 'likes could not be started'));
  return () => stopping.abort();
}

async function start(signal: AbortSignal): Promise<void> {
  const { lang } = document.documentElement;
  const texts = await socialTextsIn(lang);
  if (signal.aborted) return;
  adoptStyles(document, styles);
  const isOurPage = document.documentElement.hasAttribute('data-sq-serves');
  const asked = new Set<string>();

  function ask(itemIds: readonly string[]): void {
    if (itemIds.length === 0 || (isOurPage && !mayHaveLiked())) return;
    // A failure leaves what the page shows: a press says what is wrong, and pages of others are asked about again.
    fetchLikes(itemIds).catch(() => {});
  }
  const askAgain = () => ask([...asked]);

  const unfollow = followTabs(takeLikes);
  let fresh: string[] = [];
  const unenhance = enhance(LIKE_BUTTON, (element, gone) => {
    const button = element as HTMLElement;
    const { itemId = '', likeCount } = button.dataset;
    if (!itemId) return;
    createLikeButton(button, { texts, language: lang, gone });
    if (asked.has(itemId)) return;
    asked.add(itemId);
    if (isOurPage) takeLikes({ itemId, likeCount: Number(likeCount) || 0, isLiked: false });
    if (fresh.push(itemId) > 1) return;
    queueMicrotask(() => {
      ask(fresh);
      fresh = [];
    });
  });
  for (const type of ['sq-account-signedin', 'sq-account-signedout', 'online']) {
    addEventListener(type, askAgain, { signal });
  }
  addEventListener('pageshow', ({ persisted }) => persisted && askAgain(), { signal });
  signal.addEventListener('abort', () => {
    unenhance();
    unfollow();
  });
}
