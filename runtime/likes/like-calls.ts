import { request } from '../api/request.ts';
import { isListOf, isRecord } from '../api/shape.ts';
import { API_ROOT, SESSION_TOKEN_HEADER, VISITOR_HEADER } from '../contracts/http.ts';
import type { ItemLikes } from '../contracts/likes.ts';
import { readSessionData } from '../session/session-data.ts';
import { isOwnOrigin } from '../transport.ts';
import { visitorName } from './visitor-name.ts';

const LIKES = `${API_ROOT}likes`;

/** Reads the likes of items, at most `LIKES_READ_AT_ONCE`. Those that the shop does not know, it leaves out. */
export async function readLikes(itemIds: readonly string[]): Promise<ItemLikes[]> {
  const { likes } = await request({
    path: `${LIKES}?ids=${itemIds.map(encodeURIComponent).join()}`,
    sign,
    isAnswer: (json): json is { likes: ItemLikes[] } => isRecord(json) && isListOf(json.likes, isItemLikes),
  });
  return likes;
}

/** Stores at the shop that the visitor likes an item, or does not any more. A repeat changes nothing. */
export function sendLike(itemId: string, isLiked: boolean): Promise<ItemLikes> {
  return request({
    method: isLiked ? 'PUT' : 'DELETE',
    path: `${LIKES}/${encodeURIComponent(itemId)}`,
    isRepeatable: true,
    sign,
    isAnswer: isItemLikes,
  });
}

/** Says who calls on pages of another origin; cookies do so on the shop's own. */
function sign(headers: Headers): void {
  if (isOwnOrigin()) return;
  headers.set(VISITOR_HEADER, visitorName());
  const { sessionToken } = readSessionData() ?? {};
  if (sessionToken) headers.set(SESSION_TOKEN_HEADER, sessionToken);
}

function isItemLikes(json: unknown): json is ItemLikes {
  return (
    isRecord(json) &&
    typeof json.itemId === 'string' &&
    typeof json.likeCount === 'number' &&
    typeof json.isLiked === 'boolean'
  );
}
