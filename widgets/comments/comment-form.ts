import { ApiFailure } from '#runtime/api/failure.ts';
import type { CommentsResponse, NewComment } from '#runtime/contracts/comments.ts';
import type { CommentTexts } from '#runtime/domain/comments/comment-html.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import type { Captcha } from '#runtime/ui/captcha/captcha.ts';
import { CaptchaRefusal, captchaToken, mountFormCaptcha } from './captcha.ts';
import { keep, readKept } from './kept.ts';
import { commentIn } from './show-list.ts';

/** The form of a box: what stands in it, what it answers, and what became of it. */
export class CommentForm {
  readonly #itemId: string;
  readonly #box: HTMLElement;
  readonly #texts: CommentTexts;
  readonly #gone: AbortSignal;
  /** The comment that is answered. */
  parentId: string | null = null;
  #captcha: Promise<Captcha | undefined> | undefined;
  /** The key of what was last sent, so that the same text is never written twice. */
  #intent: { sent: string; key: string } | undefined;

  constructor(box: HTMLElement, itemId: string, texts: CommentTexts, gone: AbortSignal) {
    this.#box = box;
    this.#itemId = itemId;
    this.#texts = texts;
    this.#gone = gone;
  }

  get element(): HTMLFormElement | null {
    return this.#box.querySelector<HTMLFormElement>('.sq-comments-form');
  }

  get body(): string {
    return this.#field('body')?.value.trim() ?? '';
  }

  get authorName(): string {
    return this.#field('authorName')?.value.trim() ?? '';
  }

  #field(name: string): HTMLInputElement | HTMLTextAreaElement | null {
    const field = this.element?.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
  }

  /**
   * Shows the form to those who may write, without what the shop knows of them; what was typed before stands in it
   * again.
   */
  prepare({ rules, signedInAs }: CommentsResponse): void {
    const { element } = this;
    if (!element) return;
    element.hidden = signedInAs === null && !rules.isAnonAllowed;
    this.#box.querySelector('.sq-comments-sign-in')?.toggleAttribute('hidden', signedInAs !== null);
    const who = element.querySelector<HTMLElement>('.sq-comments-who');
    const [name, email] = [this.#field('authorName'), this.#field('authorEmail')];
    if (who && name) {
      name.disabled = Boolean(signedInAs);
      if (signedInAs !== null) email?.closest('label')?.setAttribute('hidden', '');
      if (signedInAs && !who.hidden) {
        who.hidden = true;
        const signedIn = Object.assign(document.createElement('p'), { className: 'sq-comments-hint', dir: 'auto' });
        signedIn.textContent = fill(this.#texts.signedInAs, { name: signedInAs });
        who.before(signedIn);
      }
    }
    this.restore();
  }

  /** Shows the captcha once the visitor turns to the form. */
  attend({ rules }: CommentsResponse): void {
    if (!this.element || this.#captcha) return;
    const mounting = mountFormCaptcha(this.element, rules.captcha, this.#gone);
    this.#captcha = mounting;
    mounting.catch((error) => {
      this.#captcha = undefined;
      report(error, 'the captcha of a comment');
    });
  }

  /** Puts what was kept into the fields that are empty. */
  restore(): void {
    const { draft } = readKept(this.#itemId);
    if (!draft || this.body) return;
    for (const name of ['body', 'authorName', 'authorEmail'] as const) {
      const field = this.#field(name);
      if (field && !field.value) field.value = String(draft[name] ?? '');
    }
    if (draft.parentId && commentIn(this.#box, draft.parentId)) this.answer(draft.parentId, '');
  }

  keepDraft(): void {
    const body = this.#field('body')?.value ?? '';
    const authorEmail = this.#field('authorEmail')?.value ?? '';
    const draft = { body, authorName: this.authorName, authorEmail, parentId: this.parentId };
    keep(this.#itemId, { draft: body.trim() ? draft : undefined });
  }

  /** Moves the form below the comment that is answered; null moves it back to its place. */
  answer(parentId: string | null, name: string): void {
    const { element } = this;
    const title = element?.querySelector('.sq-comments-title');
    if (!element || !title) return;
    this.parentId = parentId;
    element.querySelector('[data-act=cancel]')?.remove();
    const place = parentId !== null && commentIn(this.#box, parentId)?.querySelector('article');
    if (!place) {
      this.parentId = null;
      title.textContent = this.#texts.write;
      this.#box.querySelector('.sq-comments')?.append(element);
    } else {
      title.textContent = name ? fill(this.#texts.replyTo, { name }) : this.#texts.reply;
      place.after(element);
      const cancel = Object.assign(document.createElement('button'), {
        type: 'button',
        className: 'sq-comment-action',
      });
      cancel.dataset.act = 'cancel';
      cancel.textContent = this.#texts.cancel;
      element.querySelector('.sq-comments-buttons')?.append(cancel);
    }
    if (this.body) this.keepDraft();
  }

  focus(): void {
    this.#field('body')?.focus();
  }

  /** Returns what to send, with the key of this intent. Rejects with CaptchaRefusal where the captcha is not solved. */
  async toSend(): Promise<{ comment: NewComment; key: string }> {
    const [authorName, authorEmail] = [this.authorName, this.#field('authorEmail')?.value.trim() ?? ''];
    const decoy = this.#field('decoy')?.value ?? '';
    const comment: NewComment = {
      itemId: this.#itemId,
      parentId: this.parentId,
      body: this.body,
      authorName,
      authorEmail,
      ...(pageLanguage() && { language: pageLanguage().slice(0, 35) }),
      ...(decoy && { decoy }),
    };
    const sent = JSON.stringify(comment);
    if (this.#intent?.sent !== sent) this.#intent = { sent, key: createIdempotencyKey() };
    const captcha = await this.#captcha;
    return {
      comment: { ...comment, ...(captcha && { captchaToken: await captchaToken(captcha) }) },
      key: this.#intent.key,
    };
  }

  setBusy(isBusy: boolean): void {
    const send = this.element?.querySelector<HTMLButtonElement>('.sq-comments-send');
    if (!this.element || !send) return;
    this.element.setAttribute('aria-busy', String(isBusy));
    send.textContent = isBusy ? this.#texts.sending : this.#texts.send;
  }

  get isBusy(): boolean {
    return this.element?.getAttribute('aria-busy') === 'true';
  }

  /** Empties the form after a comment was taken. */
  async clear(): Promise<void> {
    const body = this.#field('body');
    if (body) body.value = '';
    this.#intent = undefined;
    keep(this.#itemId, { draft: undefined });
    this.answer(null, '');
    (await this.#captcha?.catch(() => undefined))?.reset();
  }

  /** Shows why a comment was not taken; what was typed stays. */
  async showFailure(error: unknown): Promise<void> {
    const place = this.element?.querySelector<HTMLElement>('.sq-comments-error');
    for (const wrong of this.element?.querySelectorAll('[aria-invalid]') ?? []) {
      wrong.removeAttribute('aria-invalid');
      wrong.removeAttribute('aria-describedby');
    }
    if (!place) return;
    place.hidden = error === undefined;
    place.textContent = error === undefined ? '' : this.#explain(error);
    if (error === undefined) return;
    const [name = ''] = error instanceof ApiFailure ? Object.keys(error.errors ?? {}) : [];
    const field = this.#field(name);
    field?.setAttribute('aria-invalid', 'true');
    field?.setAttribute('aria-describedby', place.id);
    (field ?? place).focus();
    (await this.#captcha?.catch(() => undefined))?.reset();
  }

  #explain(error: unknown): string {
    if (error instanceof CaptchaRefusal) return error.message;
    if (!(error instanceof ApiFailure)) return this.#texts.failed;
    const isRefusal = error.kind === 'rejected' && (error.status ?? 0) < 500;
    return isRefusal ? error.message : `${error.message} ${this.#texts.failed}`;
  }
}
