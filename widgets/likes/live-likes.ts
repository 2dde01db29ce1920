import { enhance } from '#runtime/enhance.ts';
import { emit } from '#runtime/events.ts';
import { inSlices } from '#runtime/in-slices.ts';
import { mayHaveLiked } from '#runtime/likes/may-have-liked.ts';
import { $likes, fetchLikes, type ShownLikes, takeLikes, toggleLike } from '#runtime/likes/store.ts';
import { followTabs } from '#runtime/likes/tabs.ts';
import { LIKE_BUTTON } from '#runtime/page/like-button.ts';
import { type LikeButton, likeButtonOf, showLikes, type Wording } from './like-button.ts';

interface Setting extends Wording {
  /** Whether the Worker has written the page, with buttons of its own items only. */
  isOurPage: boolean;
  /** Ends all. */
  signal: AbortSignal;
}

let isStarted = false;

/**
 * Connects all like buttons of the page with the shop, also those that come later. On pages of others a button waits
 * until the shop has answered that it knows the item. The first call starts this, until its signal fires.
 */
export function connectLikes({ isOurPage, signal, ...wording }: Setting): void {
  if (isStarted || signal.aborted) return;
  isStarted = true;
  const asked = new Set<string>();
  let fresh: string[] = [];

  function ask(itemIds: readonly string[]): void {
    if (itemIds.length === 0 || (isOurPage && !mayHaveLiked())) return;
    // A failure leaves what the page shows: a press says what is wrong, and pages of others are asked about again.
    fetchLikes(itemIds).catch(() => {});
  }
  const askAgain = () => ask([...asked]);

  const unfollow = followTabs(takeLikes);
  const unenhance = enhance(LIKE_BUTTON, (element, gone) => {
    const { itemId = '', likeCount } = (element as HTMLElement).dataset;
    if (!itemId) return;
    connect(element as HTMLElement, wording, gone);
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

/** Likes the item of a button, or takes the like back. */
export async function pressLike(element: HTMLElement): Promise<void> {
  const stored = await toggleLike(element.dataset.itemId ?? '');
  if (stored) emit(element, 'sq-like-changed', stored);
}

/** Lets a button show what is known of its item, as soon as something is. */
function connect(element: HTMLElement, wording: Wording, gone: AbortSignal): void {
  let parts: LikeButton | undefined;
  let shown: ShownLikes | undefined;
  const stop = $likes.subscribe((all) => {
    const likes = all[element.dataset.itemId ?? ''];
    if (!likes || likes === shown) return;
    shown = likes;
    // A page may have many buttons to make; a press on one that is made shows at once.
    if (parts) show(likes);
    else inSlices(() => likes === shown && !gone.aborted && show(likes));
  });
  function show(likes: ShownLikes): void {
    parts ??= likeButtonOf(element);
    parts.button.onclick = () => void pressLike(element);
    showLikes(parts, likes, wording);
    element.classList.add('sq-served');
  }
  gone.addEventListener('abort', stop);
}
