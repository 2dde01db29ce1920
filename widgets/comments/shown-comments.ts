import { getComments } from '#runtime/api/comments.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { boot } from '#runtime/boot.ts';
import type { Comment, CommentsResponse } from '#runtime/contracts/comments.ts';
import { commentsBoxHtml } from '#runtime/domain/comments/box-html.ts';
import { type CommentFrame, type CommentTexts, countText } from '#runtime/domain/comments/comment-html.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { withComment } from './comment-list.ts';
import { sign } from './session.ts';
import { showHtml } from './show-html.ts';
import { commentIn, showList } from './show-list.ts';
import { writtenTime } from './written-time.ts';

/**
 * The comments of an item as the visitor sees them, and what is open among them. A caller that changes it calls `show`.
 */
export class ShownComments {
  /** What the shop has answered; undefined before the first answer. */
  answer: CommentsResponse | undefined;
  /** A comment that is on its way to the shop. */
  sending: Comment | undefined;
  asked: CommentFrame['asked'];
  edited: CommentFrame['edited'];
  readonly #box: HTMLElement;
  readonly #itemId: string;
  readonly #texts: CommentTexts;
  #loading: Promise<CommentsResponse> | undefined;

  constructor(box: HTMLElement, itemId: string, texts: CommentTexts) {
    this.#box = box;
    this.#itemId = itemId;
    this.#texts = texts;
  }

  find(id: string): HTMLElement | null {
    return commentIn(this.#box, id);
  }

  /** Reads the first comments that the page shows, once. Rejects with ApiFailure, and the next call tries again. */
  load(): Promise<CommentsResponse> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<CommentsResponse> {
    try {
      const after = this.#box.querySelector<HTMLElement>('.sq-comments')?.dataset.after ?? null;
      const answer = await getComments(this.#itemId, after, sign);
      this.answer = answer;
      this.show();
      return answer;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  async reload(): Promise<void> {
    this.#loading = undefined;
    await this.load();
  }

  /** Reads the next page, and returns the id of its first comment. */
  async more(): Promise<string | undefined> {
    const { answer } = this;
    if (!answer?.nextPageCursor) return undefined;
    const next = await getComments(this.#itemId, answer.nextPageCursor, sign);
    const known = new Set(answer.comments.map(({ id }) => id));
    const added = next.comments.filter(({ id }) => !known.has(id));
    this.answer = { ...next, comments: [...answer.comments, ...added] };
    this.show();
    return added[0]?.id;
  }

  /** Shows a comment in its new state. */
  put(comment: Comment, publicCommentCount = this.answer?.publicCommentCount ?? 0): void {
    if (!this.answer) return;
    const comments = this.answer.comments.map((known) => (known.id === comment.id ? comment : known));
    this.answer = { ...this.answer, comments, publicCommentCount };
    this.show();
  }

  add(comment: Comment, publicCommentCount: number): void {
    if (!this.answer) return;
    this.answer = { ...this.answer, comments: withComment(this.answer, comment), publicCommentCount };
    this.show();
  }

  /** Announces a text to everybody. */
  announce(text: string): void {
    const status = this.#box.querySelector('.sq-comments-status');
    if (status) status.textContent = text;
  }

  /** Announces why something failed; reports an unexpected error. */
  explain(error: unknown): void {
    this.announce(error instanceof ApiFailure ? error.message : this.#texts.failed);
    if (!(error instanceof ApiFailure)) throw error;
  }

  show(): void {
    const { answer, sending, asked, edited } = this;
    if (!answer) return;
    const now = Date.now();
    const comments = sending ? withComment(answer, sending) : answer.comments;
    const frame: CommentFrame = {
      texts: this.#texts,
      rules: answer.rules,
      now,
      asked,
      edited,
      when: (time) => writtenTime(time, now, pageLanguage()),
    };
    if (this.#box.querySelector('.sq-comments')) {
      showList(this.#box, comments, frame);
      this.#box.querySelector('.sq-comments-empty')?.toggleAttribute('hidden', comments.length > 0);
      const more = this.#box.querySelector<HTMLElement>('.sq-comments-more');
      more?.toggleAttribute('hidden', !answer.hasNextPage);
      // A link that has no address cannot be reached by keyboard.
      if (more instanceof HTMLAnchorElement) more.href = `?comments=${answer.nextPageCursor}#${this.#box.id}`;
    } else {
      const signInUrl = `${boot().base}/account?return=${encodeURIComponent(location.pathname)}`;
      showHtml(this.#box, commentsBoxHtml({ itemId: this.#itemId, answer: { ...answer, comments }, frame, signInUrl }));
    }
    showCounts(this.#itemId, answer.publicCommentCount, this.#texts);
  }
}

/** Shows an item's new count wherever the page has it. */
function showCounts(itemId: string, count: number, texts: CommentTexts): void {
  const id = CSS.escape(itemId);
  for (const box of document.querySelectorAll<HTMLElement>(`.squarespace-comments[data-item-id="${id}"]`)) {
    box.dataset.publicCommentCount = String(count);
  }
  const places = `[data-sq-comment-count="${id}"],.sqs-comment-link[data-id="${id}"]:not(.sqs-disqus-comment-link)`;
  for (const place of document.querySelectorAll(places)) place.textContent = countText(count, texts);
}
