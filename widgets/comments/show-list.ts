import type { Comment } from '#runtime/contracts/comments.ts';
import { type CommentFrame, threadsHtml } from '#runtime/domain/comments/comment-html.ts';
import { showHtml } from './show-html.ts';

/**
 * Shows comments in a box. The form may stand among them, and keeps its place, its text and the focus; a button of a
 * comment keeps the focus too.
 */
export function showList(box: Element, comments: readonly Comment[], frame: CommentFrame): void {
  const list = box.querySelector('.sq-comments-list');
  if (!list) return;
  const active = list.getRootNode() instanceof ShadowRoot ? null : document.activeElement;
  const form = box.querySelector<HTMLFormElement>('.sq-comments-form');
  const below = form && list.contains(form) ? form.closest<HTMLElement>('.sq-comment')?.dataset.comment : undefined;
  const hadFocus = active instanceof HTMLElement && list.contains(active) ? active : undefined;
  const focusedId = hadFocus?.closest<HTMLElement>('.sq-comment')?.dataset.comment;
  const act = hadFocus?.dataset.act;
  if (form && below) box.append(form);
  showHtml(list, threadsHtml(comments, frame));
  if (form && below) commentIn(box, below)?.querySelector('article')?.after(form);
  if (!hadFocus || !focusedId) return;
  if (form?.contains(hadFocus)) hadFocus.focus({ preventScroll: true });
  else focusIn(commentIn(box, focusedId), act);
}

/** Focuses a button of a comment, or the comment itself where the button is gone. */
export function focusIn(comment: HTMLElement | null, act?: string): void {
  const button = act && comment?.querySelector<HTMLElement>(`:scope > article [data-act=${act}]:not(:disabled)`);
  (button || comment)?.focus({ preventScroll: true });
}

export function commentIn(box: Element, id: string): HTMLElement | null {
  return box.querySelector<HTMLElement>(`.sq-comment[data-comment="${CSS.escape(id)}"]`);
}
