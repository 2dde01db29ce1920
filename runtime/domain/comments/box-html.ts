import type { CommentsResponse } from '../../contracts/comments.ts';
import { escapeHtml } from '../escape-html.ts';
import { type CommentFrame, type CommentTexts, threadsHtml } from './comment-html.ts';
import { COMMENT_MAX_LENGTH, COMMENT_NAME_MAX_LENGTH } from './limits.ts';

/** Path to which the form is sent where no script sends it. */
const ACTION = '/commerce/comment';

interface Box {
  itemId: string;
  answer: Pick<CommentsResponse, 'comments' | 'rules' | 'hasNextPage' | 'nextPageCursor'>;
  frame: CommentFrame;
  /** Address of the page on which people sign in, which leads back. */
  signInUrl: string;
  /** A page of the shop has a path, at which further comments are read without scripts, and may begin after a cursor. */
  page?: { path: string; after: string | undefined } | undefined;
}

/** Returns the content of an item's box of comments: the list, and the form below it. Worker and browser write the same. */
export function commentsBoxHtml({ itemId, answer, frame, signInUrl, page }: Box): string {
  const { texts } = frame;
  const { comments, rules } = answer;
  // What stands after a place may be gone, while there are comments before it.
  const isEmpty = comments.length === 0 && !page?.after;
  return [
    `<div class="sq-comments" data-item="${escapeHtml(itemId)}"${page?.after ? ` data-after="${escapeHtml(page.after)}"` : ''}>`,
    page?.after
      ? `<p><a class="sq-comments-first" href="${escapeHtml(`${page.path}#comments-${itemId}`)}">${escapeHtml(texts.first)}</a></p>`
      : '',
    `<p class="sq-comments-empty"${isEmpty && rules.isOpen ? '' : ' hidden'}>${escapeHtml(texts.empty)}</p>`,
    `<ol class="sq-comments-list">${threadsHtml(comments, frame)}</ol>`,
    moreHtml({ itemId, answer, page }, texts),
    `<p class="sq-comments-status" role="status" data-offline="${escapeHtml(texts.offline)}"></p>`,
    rules.isOpen
      ? `${signInHtml(rules.isAnonAllowed, signInUrl, texts)}${formHtml({ itemId, rules, texts })}`
      : `<p class="sq-comments-closed">${escapeHtml(texts.closed)}</p>`,
    '</div>',
  ].join('');
}

/** Returns what shows further comments: a link, which needs no script, or else a button. */
function moreHtml({ itemId, answer, page }: Pick<Box, 'itemId' | 'answer' | 'page'>, { more }: CommentTexts): string {
  const { hasNextPage, nextPageCursor } = answer;
  const shared = `class="sq-comments-more" data-act="more"${hasNextPage ? '' : ' hidden'}`;
  if (!page) return `<button type="button" ${shared}>${escapeHtml(more)}</button>`;
  const href = hasNextPage ? ` href="${escapeHtml(`${page.path}?comments=${nextPageCursor}#comments-${itemId}`)}"` : '';
  return `<a ${shared}${href}>${escapeHtml(more)}</a>`;
}

function signInHtml(isAnonAllowed: boolean, signInUrl: string, { signIn }: CommentTexts): string {
  if (isAnonAllowed) return '';
  return `<p class="sq-comments-sign-in"><a href="${escapeHtml(signInUrl)}">${escapeHtml(signIn)}</a></p>`;
}

function formHtml({
  itemId,
  rules,
  texts,
}: Pick<Box, 'itemId'> & Pick<Box['answer'], 'rules'> & Pick<CommentFrame, 'texts'>) {
  const { isAnonAllowed, isApprovalRequired, captcha } = rules;
  const field = (label: string, control: string) =>
    `<label class="sq-comments-field"><span>${escapeHtml(label)}</span>${control}</label>`;
  return [
    `<form class="sq-comments-form" method="post" action="${ACTION}"${isAnonAllowed ? '' : ' hidden'}>`,
    `<h3 class="sq-comments-title" tabindex="-1">${escapeHtml(texts.write)}</h3>`,
    `<input type="hidden" name="itemId" value="${escapeHtml(itemId)}">`,
    field(
      texts.comment,
      `<textarea name="body" rows="4" maxlength="${COMMENT_MAX_LENGTH}" required dir="auto"></textarea>`,
    ),
    '<div class="sq-comments-who">',
    field(
      texts.name,
      `<input type="text" name="authorName" autocomplete="name" maxlength="${COMMENT_NAME_MAX_LENGTH}" required dir="auto">`,
    ),
    field(texts.email, '<input type="email" name="authorEmail" autocomplete="email" maxlength="254" dir="ltr">'),
    '</div>',
    '<div hidden><label>URL <input type="text" name="decoy" tabindex="-1" autocomplete="off"></label></div>',
    captcha
      ? `<div class="captcha-container"></div><noscript><p class="sq-comments-hint">${escapeHtml(texts.needsScript)}</p></noscript>`
      : '',
    `<p class="sq-comments-error" id="comments-${escapeHtml(itemId)}-error" role="alert" tabindex="-1" hidden></p>`,
    isApprovalRequired ? `<p class="sq-comments-hint">${escapeHtml(texts.waits)}</p>` : '',
    `<div class="sq-comments-buttons"><button type="submit" class="sq-comments-send">${escapeHtml(texts.send)}</button></div>`,
    '</form>',
  ].join('');
}
