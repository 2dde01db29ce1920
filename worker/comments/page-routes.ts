import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerOrderError, answerPlainPage, formParser, readFormEntries, textsOf } from '../plain-pages/service.ts';
import { COMMENT_PATH } from '../site/page-paths.ts';
import { commentCall } from './call.ts';
import { writeComment } from './write.ts';

/** Takes a comment from a page without scripts. A refused one is still in the browser when the visitor goes back. */
export const commentPages = new Hono<AppEnv>();

commentPages.onError(answerOrderError);

commentPages.post(COMMENT_PATH, formParser, async (c) => {
  const request = await readFormEntries(c, ['itemId', 'body', 'authorName', 'authorEmail', 'decoy']);
  // A form that is sent twice has no key of its own; the same words below the same item are the same comment.
  const { itemId, authorName, authorEmail, body } = request;
  const idempotency = { key: `form|${JSON.stringify([itemId, authorName, authorEmail, body])}`, requestHash: '' };
  const { comment, path } = await writeComment(await commentCall(c), request, idempotency);
  c.header('Cache-Control', 'no-store');
  if (comment.status === 'approved') return c.redirect(`${encodeURI(path)}#comment-${comment.id}`, 303);
  const { comments: texts } = await textsOf(c);
  const main = html`<p>${texts.waiting}</p><p><a class="button" href="${path}">${texts.back}</a></p>`;
  return answerPlainPage(c, { title: texts.sentTitle, main, pageType: PAGE_TYPE.page });
});
