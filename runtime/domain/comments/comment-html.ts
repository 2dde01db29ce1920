import type { Comment, CommentRules } from '../../contracts/comments.ts';
import type { comments as english } from '../../i18n/en/comments.ts';
import { fill } from '../../i18n/fill.ts';
import { escapeHtml } from '../escape-html.ts';
import { commentBodyHtml } from './body-html.ts';
import { COMMENT_MAX_LENGTH } from './limits.ts';

export type CommentTexts = { [Key in keyof typeof english]: string };

/** What comments are shown with. */
export interface CommentFrame {
  texts: CommentTexts;
  rules: Pick<CommentRules, 'isOpen' | 'isThreaded' | 'hasLikes' | 'hasReports'>;
  /** Ms since the epoch. */
  now: number;
  /** Writes a time in ms since the epoch, short and in full. */
  when(time: number): { short: string; full: string };
  /** The comment that is about to be reported or deleted; undefined for none. */
  asked?: { id: string; action: 'report' | 'delete' } | undefined;
  /** The comment that its author is changing, with the text so far. */
  edited?: { id: string; text: string } | undefined;
}

/** The id of a comment that is on its way to the shop. */
export const SENDING = 'sending';

/** Returns comments as a list: the first of each thread, with its answers below it. */
export function threadsHtml(comments: readonly Comment[], frame: CommentFrame): string {
  const names = new Map(comments.map((comment) => [comment.id, nameOf(comment, frame.texts)]));
  const { isThreaded } = frame.rules;
  const answers = new Map<string, Comment[]>();
  for (const comment of isThreaded ? comments.filter(isAnswer) : [])
    answers.set(comment.threadId, [...(answers.get(comment.threadId) ?? []), comment]);
  const threads = isThreaded ? comments.filter((comment) => !isAnswer(comment)) : comments;
  return threads.map((thread) => commentHtml(thread, frame, { names, answers: answers.get(thread.id) ?? [] })).join('');
}

/** Returns how many comments there are, as the engine says it. */
export function countText(count: number, { none, one, many }: Pick<CommentTexts, 'none' | 'one' | 'many'>): string {
  if (count === 0) return none;
  return count === 1 ? one : fill(many, { n: count });
}

function isAnswer({ id, threadId }: Comment): boolean {
  return id !== threadId;
}

function nameOf({ authorName }: Comment, { deletedUser }: CommentTexts): string {
  return authorName || deletedUser;
}

interface Thread {
  names: ReadonlyMap<string, string>;
  answers: readonly Comment[];
}

function commentHtml(comment: Comment, frame: CommentFrame, { names, answers }: Thread): string {
  const { texts } = frame;
  const id = escapeHtml(comment.id);
  const below = answers.map((answer) => commentHtml(answer, frame, { names, answers: [] })).join('');
  const list = below && `<ol class="sq-comment-answers">${below}</ol>`;
  const start = `<li class="sq-comment sq-comment-${comment.status}" id="comment-${id}" data-comment="${id}" tabindex="-1">`;
  if (comment.status === 'hidden') {
    return `${start}<p class="sq-comment-note">${escapeHtml(texts.hidden)}</p>${list}</li>`;
  }
  const name = nameOf(comment, texts);
  const label = escapeHtml(fill(texts.by, { name }));
  // An answer to the first comment of its thread stands below it, which says enough.
  const answered = comment.parentId !== null && comment.parentId !== comment.threadId && names.get(comment.parentId);
  const to = answered ? `<p class="sq-comment-to">${escapeHtml(fill(texts.inReplyTo, { name: answered }))}</p>` : '';
  const text = comment.id === SENDING ? texts.sending : texts.pending;
  const note = comment.status === 'pending' ? `<p class="sq-comment-note">${escapeHtml(text)}</p>` : '';
  const body =
    frame.edited?.id === comment.id
      ? editHtml(frame.edited.text, texts)
      : `<div class="sq-comment-body" dir="auto">${commentBodyHtml(comment.body)}</div>`;
  return `${start}<article aria-label="${label}">${headHtml(comment, name, frame)}${to}${body}${note}${actionsHtml(comment, name, frame)}</article>${list}</li>`;
}

function headHtml(comment: Comment, name: string, { texts, when }: CommentFrame): string {
  const badge = comment.isByShop ? ` <span class="sq-comment-badge">${escapeHtml(texts.shop)}</span>` : '';
  const edited =
    comment.editedAt === null ? '' : ` <span class="sq-comment-edited">(${escapeHtml(texts.edited)})</span>`;
  const { short, full } = when(comment.createdAt);
  const time = `<time datetime="${new Date(comment.createdAt).toISOString()}" title="${escapeHtml(full)}">${escapeHtml(short)}</time>`;
  return `<div class="sq-comment-head"><bdi class="sq-comment-author">${escapeHtml(name)}</bdi>${badge} <a class="sq-comment-time" href="#comment-${escapeHtml(comment.id)}">${time}</a>${edited}</div>`;
}

function editHtml(text: string, texts: CommentTexts): string {
  const buttons = `<button type="submit" class="sq-comments-send">${escapeHtml(texts.save)}</button>${button('edit-no', texts.cancel)}`;
  return `<form class="sq-comment-edit"><textarea name="body" rows="4" maxlength="${COMMENT_MAX_LENGTH}" required dir="auto" aria-label="${escapeHtml(texts.comment)}">${escapeHtml(text)}</textarea><div class="sq-comments-buttons">${buttons}</div></form>`;
}

function actionsHtml(comment: Comment, name: string, { texts, rules, now, asked, edited }: CommentFrame): string {
  if (comment.id === SENDING || edited?.id === comment.id) return '';
  if (asked?.id === comment.id) {
    const question = asked.action === 'report' ? texts.reportQuestion : texts.removeQuestion;
    const answers = [button(`${asked.action}-yes`, texts.yes), button(`${asked.action}-no`, texts.no)].join('');
    return `<div class="sq-comment-actions" role="group" aria-label="${escapeHtml(question)}"><span>${escapeHtml(question)}</span>${answers}</div>`;
  }
  const isShown = comment.status === 'approved';
  const isChangeable = comment.changeableUntil !== null && now < comment.changeableUntil;
  const parts = [
    isShown && rules.hasLikes ? likeHtml(comment, texts) : '',
    isShown && rules.isThreaded && rules.isOpen
      ? button('reply', texts.reply, `aria-label="${escapeHtml(fill(texts.replyTo, { name }))}"`)
      : '',
    comment.isOwn && isChangeable ? button('edit', texts.edit) : '',
    comment.isOwn ? button('delete', texts.remove) : '',
    isShown && rules.hasReports && !comment.isOwn && !comment.isByShop ? reportHtml(comment, texts) : '',
  ];
  const actions = parts.join('');
  return actions && `<div class="sq-comment-actions">${actions}</div>`;
}

function likeHtml({ likeCount, isLiked }: Comment, { like }: CommentTexts): string {
  const count = likeCount > 0 ? ` <span class="sq-comment-likes">${likeCount}</span>` : '';
  return `<button type="button" class="sq-comment-action" data-act="like" aria-pressed="${isLiked}"><span class="sq-comment-heart" aria-hidden="true">${isLiked ? '♥' : '♡'}</span> ${escapeHtml(like)}${count}</button>`;
}

function reportHtml({ isReported }: Comment, texts: CommentTexts): string {
  return isReported ? button('report', texts.reported, 'disabled') : button('report', texts.report);
}

function button(action: string, text: string, attributes = ''): string {
  return `<button type="button" class="sq-comment-action" data-act="${action}"${attributes && ` ${attributes}`}>${escapeHtml(text)}</button>`;
}
