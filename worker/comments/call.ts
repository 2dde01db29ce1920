import type { Context } from 'hono';
import type { CommentSettings } from '#runtime/domain/comments/rules.ts';
import type { AppEnv } from '../http/app-env.ts';
import { lockKeysJson } from '../session/service.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';
import { type Author, readAuthor } from './author.ts';
import { commentSettings } from './settings.ts';

/** The data of a visitor's call about comments. */
export interface CommentCall extends ShopCall {
  settings: CommentSettings;
  author: Author;
  reader: { lockKeys: string; email: string | undefined; now: number };
  /** The origin that the call was made to. */
  origin: string;
}

export async function commentCall(c: Context<AppEnv>): Promise<CommentCall> {
  const shop = shopCall(c.env, c.var.site);
  const author = await readAuthor(c);
  return {
    ...shop,
    settings: commentSettings(c.var.site),
    author,
    reader: { lockKeys: lockKeysJson(c), email: author.user?.email, now: shop.now },
    origin: new URL(c.req.url).origin,
  };
}
