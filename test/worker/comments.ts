import { env } from 'cloudflare:workers';
import { CommentAnswer, CommentsResponse, type NewComment } from '#runtime/contracts/comments.ts';
import type { CommentSettings } from '#runtime/domain/comments/rules.ts';
import { type Buyer, newKey, read } from './buyer.ts';
import { PRODUCTS, SHOP } from './shops.ts';

export const COMMENTS = '/api/comments';
export const POST_ID = PRODUCTS.post.id;
const OPEN = { commentsEnabled: true, commentAnonAllowed: true };

/** Opens the comments of the shop's post. */
export async function openComments(settings: Partial<CommentSettings> = {}, itemId: string = POST_ID): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('UPDATE sites SET website_settings = ?2 WHERE site_id = ?1').bind(
      SHOP.id,
      JSON.stringify({ ...OPEN, ...settings }),
    ),
    env.DB.prepare('UPDATE items SET comment_state = 1 WHERE site_id = ?1 AND id = ?2').bind(SHOP.id, itemId),
  ]);
}

type Sent = Partial<NewComment> & { key?: string };

export function postComment(who: Buyer, { key = newKey(), ...comment }: Sent = {}): Promise<Response> {
  const body = { itemId: POST_ID, body: 'Well said.', authorName: 'Ann', ...comment };
  return who.fetch(COMMENTS, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
}

/** Writes a comment and expects that it is taken. */
export async function writeComment(who: Buyer, comment: Sent = {}): Promise<CommentAnswer> {
  return read(await postComment(who, comment), CommentAnswer);
}

export async function listComments(who: Buyer, query = ''): Promise<CommentsResponse> {
  return read(await who.fetch(`${COMMENTS}?itemId=${POST_ID}${query}`), CommentsResponse);
}

/** The count that pages show. */
export async function publicCount(itemId: string = POST_ID): Promise<number | null> {
  return env.DB.prepare('SELECT public_comment_count AS n FROM items WHERE site_id = ?1 AND id = ?2')
    .bind(SHOP.id, itemId)
    .first<number>('n');
}
