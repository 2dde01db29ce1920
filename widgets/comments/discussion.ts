import { deleteComment, likeComment, postComment, putComment, reportComment } from '#runtime/api/comments.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import type { Comment } from '#runtime/contracts/comments.ts';
import { comments as english } from '#runtime/i18n/en/comments.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { CaptchaRefusal } from './captcha.ts';
import { CommentForm } from './comment-form.ts';
import { sendingComment } from './comment-list.ts';
import { keep, WAITS_MS } from './kept.ts';
import { sign } from './session.ts';
import { focusIn } from './show-list.ts';
import { ShownComments } from './shown-comments.ts';

/** Most pages that are read to find the comment that an address names. */
const PAGES_TO_SEARCH = 10;

/** What visitors do in a box of comments. */
export class Discussion {
  readonly #box: HTMLElement;
  readonly #itemId: string;
  readonly #texts = localised('comments', english);
  readonly #form: CommentForm;
  readonly #shown: ShownComments;

  constructor(box: HTMLElement, itemId: string, gone: AbortSignal) {
    this.#box = box;
    this.#itemId = itemId;
    this.#form = new CommentForm(box, itemId, this.#texts, gone);
    this.#shown = new ShownComments(box, itemId, this.#texts);
  }

  /**
   * Reads the comments and shows them; false where the shop has none for this item. Rejects where it does not answer.
   */
  async open(): Promise<boolean> {
    try {
      this.#form.prepare(await this.#shown.load());
      return true;
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return false;
      throw error;
    }
  }

  /** Prepares the form once the visitor turns to it. */
  async attend(): Promise<void> {
    const answer = await this.#shown.load();
    this.#form.prepare(answer);
    this.#form.attend(answer);
  }

  keepDraft(): void {
    const { edited } = this.#shown;
    if (edited) this.#shown.edited = { ...edited, text: this.#editedText() };
    this.#form.keepDraft();
  }

  /** Focuses a comment, and reads further pages where it is not shown yet. */
  async find(id: string): Promise<void> {
    await this.open();
    for (let page = 0; page < PAGES_TO_SEARCH && !this.#shown.find(id); page++) {
      if (!(await this.#shown.more())) break;
    }
    this.#shown.find(id)?.scrollIntoView({ block: 'center' });
    focusIn(this.#shown.find(id));
  }

  /** Does what a button of the box says. */
  async press(button: HTMLElement): Promise<void> {
    const { act = '' } = button.dataset;
    const id = button.closest<HTMLElement>('.sq-comment')?.dataset.comment ?? '';
    const wasKnown = this.#shown.answer !== undefined;
    try {
      this.#form.prepare(await this.#shown.load());
      await this.#do(act, id, wasKnown);
    } catch (error) {
      this.#shown.explain(error);
    }
  }

  async #do(act: string, id: string, wasKnown: boolean): Promise<void> {
    const comment = this.#shown.answer?.comments.find((candidate) => candidate.id === id);
    if (act === 'more') return this.#showMore();
    if (act === 'cancel') return this.#leaveReply();
    if (!comment) return;
    switch (act) {
      case 'reply':
        return this.#reply(comment);
      case 'like':
        // A visitor who has not seen yet that they like it already does not take the like back.
        return this.#like(comment, wasKnown ? !comment.isLiked : true);
      case 'report':
      case 'delete':
        return this.#ask({ id, action: act }, id, `${act}-yes`);
      case 'report-no':
        return this.#ask(undefined, id, 'report');
      case 'delete-no':
        return this.#ask(undefined, id, 'delete');
      case 'report-yes':
        return this.#report(comment);
      case 'delete-yes':
        return this.#delete(comment);
      case 'edit':
        return this.#edit(comment);
      case 'edit-no':
        this.#shown.edited = undefined;
        this.#shown.show();
        return focusIn(this.#shown.find(id), 'edit');
    }
  }

  async #showMore(): Promise<void> {
    const first = await this.#shown.more();
    if (first) focusIn(this.#shown.find(first));
  }

  async #reply({ id, authorName }: Comment): Promise<void> {
    this.#form.answer(id, authorName || this.#texts.deletedUser);
    this.#form.focus();
    this.#form.attend(await this.#shown.load());
  }

  #leaveReply(): void {
    const { parentId } = this.#form;
    this.#form.answer(null, '');
    if (parentId) focusIn(this.#shown.find(parentId), 'reply');
  }

  #ask(asked: ShownComments['asked'], id: string, act: string): void {
    this.#shown.asked = asked;
    this.#shown.show();
    focusIn(this.#shown.find(id), act);
  }

  #edit({ id, body }: Comment): void {
    this.#shown.edited = { id, text: body };
    this.#shown.show();
    this.#shown.find(id)?.querySelector('textarea')?.focus();
  }

  async #like(comment: Comment, isLiked: boolean): Promise<void> {
    const difference = Number(isLiked) - Number(comment.isLiked);
    this.#shown.put({ ...comment, isLiked, likeCount: comment.likeCount + difference });
    try {
      this.#shown.put((await likeComment(comment.id, isLiked, sign)).comment);
    } catch (error) {
      this.#shown.put(comment);
      throw error;
    }
  }

  async #report(comment: Comment): Promise<void> {
    const { isHidden } = await reportComment(comment.id, sign);
    this.#shown.asked = undefined;
    if (isHidden) await this.#shown.reload();
    else this.#shown.put({ ...comment, isReported: true });
    this.#shown.announce(this.#texts.reportDone);
    focusIn(this.#shown.find(comment.id));
  }

  async #delete({ id }: Comment): Promise<void> {
    await deleteComment(id, sign);
    this.#shown.asked = undefined;
    await this.#shown.reload();
    this.#shown.announce(this.#texts.removed);
    this.#form.element?.querySelector<HTMLElement>('.sq-comments-title')?.focus();
  }

  /** Sends the form of the box, or that of the comment that is being changed. */
  async submit(form: HTMLFormElement): Promise<void> {
    if (form.matches('.sq-comment-edit')) return this.#saveEdit();
    if (this.#form.isBusy || !form.reportValidity()) return;
    this.#form.setBusy(true);
    await this.#form.showFailure(undefined);
    this.#form.keepDraft();
    try {
      await this.#send();
    } catch (error) {
      this.#shown.sending = undefined;
      this.#shown.show();
      await this.#form.showFailure(error);
      if (!(error instanceof ApiFailure || error instanceof CaptchaRefusal)) throw error;
    } finally {
      this.#form.setBusy(false);
    }
  }

  async #send(): Promise<void> {
    const answer = await this.#shown.load();
    this.#form.attend(answer);
    const { comment: typed, key } = await this.#form.toSend();
    this.#shown.sending = sendingComment(answer, this.#form, Date.now());
    this.#shown.show();
    const { comment, publicCommentCount } = await postComment(typed, key, sign);
    this.#shown.sending = undefined;
    await this.#form.clear();
    this.#shown.add(comment, publicCommentCount);
    this.#announce(comment, this.#texts.posted);
  }

  async #saveEdit(): Promise<void> {
    const { id = '' } = this.#shown.edited ?? {};
    const text = this.#editedText();
    this.#shown.edited = { id, text };
    try {
      const { comment, publicCommentCount } = await putComment(id, text, sign);
      this.#shown.edited = undefined;
      this.#shown.put(comment, publicCommentCount);
      this.#announce(comment, this.#texts.changed);
    } catch (error) {
      this.#shown.explain(error);
    }
  }

  /** Says what became of a comment, and focuses it. One that waits is looked for on the visitor's next pages. */
  #announce({ id, status }: Comment, text: string): void {
    if (status === 'pending') keep(this.#itemId, { waitsUntil: Date.now() + WAITS_MS });
    this.#shown.announce(status === 'pending' ? this.#texts.waiting : text);
    focusIn(this.#shown.find(id));
  }

  #editedText(): string {
    return this.#box.querySelector<HTMLTextAreaElement>('.sq-comment-edit textarea')?.value ?? '';
  }
}
