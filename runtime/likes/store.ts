import { atom } from 'nanostores';
import { ApiFailure } from '../api/failure.ts';
import type { ItemLikes } from '../contracts/likes.ts';
import { LIKES_READ_AT_ONCE } from '../contracts/likes-limits.ts';
import { report } from '../report.ts';
import { readLikes, sendLike } from './like-calls.ts';
import { rememberLiking } from './may-have-liked.ts';
import { broadcastLikes } from './tabs.ts';

/** The likes of an item as the page shows them, with what the visitor has pressed and the shop has not stored yet. */
export interface ShownLikes extends ItemLikes {
  /** Why the last press was not stored, as the visitor reads it; '' where it was. */
  message: string;
}

/** The likes that are known, by item. */
export const $likes = atom<Readonly<Record<string, ShownLikes>>>({});

/** What the shop has answered about each item. */
const stored = new Map<string, ItemLikes>();
/** Items whose last press is on its way, with what the visitor wants. */
const wanted = new Map<string, boolean>();
/** The number of the last press or answer about each item: an answer to an older reading is out of date. */
const changes = new Map<string, number>();
let lastChange = 0;

/** Takes likes that the page itself or another tab knows. */
export function takeLikes(likes: ItemLikes): void {
  stored.set(likes.itemId, likes);
  changes.set(likes.itemId, ++lastChange);
  if (likes.isLiked) rememberLiking();
  show(likes.itemId);
}

/** Fetches the likes of items. Rejects where the shop does not answer, or serves none. */
export async function fetchLikes(itemIds: readonly string[]): Promise<void> {
  for (let start = 0; start < itemIds.length; start += LIKES_READ_AT_ONCE) {
    const asked = ++lastChange;
    for (const likes of await readLikes(itemIds.slice(start, start + LIKES_READ_AT_ONCE))) {
      const isOutdated = wanted.has(likes.itemId) || (changes.get(likes.itemId) ?? 0) > asked;
      if (!isOutdated) takeLikes(likes);
    }
  }
}

/**
 * Likes an item, or takes the like back. The page shows it at once. Resolves to what the shop has stored; to undefined
 * where it has not, and where an earlier press is still on its way, which then brings the last wish along.
 */
export async function toggleLike(itemId: string): Promise<ItemLikes | undefined> {
  const before = stored.get(itemId);
  if (!before) return undefined;
  const isSending = wanted.has(itemId);
  wanted.set(itemId, !(wanted.get(itemId) ?? before.isLiked));
  changes.set(itemId, ++lastChange);
  show(itemId);
  if (isSending) return undefined;
  try {
    const likes = await sendWish(itemId);
    wanted.delete(itemId);
    takeLikes(likes);
    broadcastLikes(likes);
    return likes.isLiked === before.isLiked ? undefined : likes;
  } catch (error) {
    if (!(error instanceof ApiFailure)) report(error, 'a like could not be sent');
    wanted.delete(itemId);
    // An earlier wish may have been stored before the last one failed.
    broadcastLikes(stored.get(itemId) ?? before);
    show(itemId, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Sends what the visitor wants, and again where they have changed their mind meanwhile. */
async function sendWish(itemId: string): Promise<ItemLikes> {
  for (;;) {
    const wish = wanted.get(itemId) ?? false;
    const likes = await sendLike(itemId, wish);
    stored.set(itemId, likes);
    if (wanted.get(itemId) === wish) return likes;
  }
}

function show(itemId: string, message = ''): void {
  const likes = stored.get(itemId);
  if (!likes) return;
  const isLiked = wanted.get(itemId) ?? likes.isLiked;
  const likeCount = Math.max(0, likes.likeCount + Number(isLiked) - Number(likes.isLiked));
  $likes.set({ ...$likes.get(), [itemId]: { itemId, likeCount, isLiked, message } });
}
