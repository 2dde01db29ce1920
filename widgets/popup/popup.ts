import type { Popup } from '#runtime/contracts/popup.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { explainUnknown } from '#runtime/widget/attribute-notes.ts';
import { isFree } from './is-free.ts';
import { mayAppear } from './memory.ts';
import { whenSign } from './signs.ts';

/** What opens a popup: the one that `data-popup` names, or else the page's first. It may be a link to the popup's page. */
const OPENER = '[data-sq-opens=popup]';
/** How often a popup whose sign was given looks whether it can appear. */
const LOOK_MS = 500;

const loadShow = lazy(() => import('./show-popup.ts'));
const loadApi = lazy(() => import('#runtime/api/popups.ts'));

/** Bodies of pages on which a popup has appeared by itself: one is enough, until a page without reload gets another. */
const appeared = new WeakSet<HTMLElement>();

/** A popup of the shop, which shows nothing until the visitor gives its sign. The Worker writes its data into it. */
export class PopupElement extends HTMLElement {
  #leaving = new AbortController();
  #popup: Promise<Popup | undefined> | undefined;
  #isShown = false;

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    document.addEventListener('click', (event) => this.#onPress(event), { signal });
    this.#await(signal).catch((error) => report(error, 'sq-popup'));
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }

  async #await(signal: AbortSignal): Promise<void> {
    const popup = await this.#read();
    if (!popup || signal.aborted || !mayAppear(popup, Date.now())) return;
    whenSign(popup.sign, () => this.#appear(popup, signal), signal);
  }

  /** Appears as soon as the page is free, unless another popup has or this one was answered meanwhile. */
  #appear(popup: Popup, signal: AbortSignal): void {
    const timer = setInterval(look, LOOK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    const show = () => this.#show(popup);
    look();

    function look(): void {
      const hasAppeared = appeared.has(document.body);
      if (!hasAppeared && !isFree()) return;
      clearInterval(timer);
      if (hasAppeared || !mayAppear(popup, Date.now())) return;
      appeared.add(document.body);
      show().catch((error) => report(error, 'sq-popup'));
    }
  }

  async #show(popup: Popup, opener?: HTMLElement): Promise<void> {
    const { showPopup } = await loadShow();
    // The visitor may have begun to type while the script came.
    const { signal } = this.#leaving;
    if (this.#isShown || signal.aborted || (!opener && !isFree())) return;
    this.#isShown = true;
    showPopup(popup, {
      opener,
      signal,
      onClosed: () => {
        this.#isShown = false;
      },
    });
  }

  #onPress(event: MouseEvent): void {
    const opener = event
      .composedPath()
      .find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(OPENER));
    if (!opener || event.defaultPrevented || isForAnotherTab(event) || !this.#isMeant(opener)) return;
    event.preventDefault();
    this.#read()
      .then((popup) => popup && this.#show(popup, opener))
      .catch((error) => report(error, 'sq-popup'));
  }

  #isMeant({ dataset }: HTMLElement): boolean {
    return dataset.popup ? dataset.popup === this.getAttribute('popup') : document.querySelector('sq-popup') === this;
  }

  /** Reads the popup from the page, or from the shop where the page has only its id. */
  #read(): Promise<Popup | undefined> {
    this.#popup ??= this.#load().catch((error) => {
      report(error, 'sq-popup');
      // Only the API's own errors have a status.
      if ((error as { status?: number }).status === 404) explainUnknown(this, 'popup');
      this.#popup = undefined;
      return undefined;
    });
    return this.#popup;
  }

  async #load(): Promise<Popup | undefined> {
    const written = this.querySelector('script[type="application/json"]')?.textContent;
    if (written) return JSON.parse(written) as Popup;
    const id = this.getAttribute('popup');
    return id ? (await loadApi()).getPopup(id) : undefined;
  }
}

/** Importing `plain-press.ts` for this would move what the cookie banner shares with other elements into a file of all pages. */
function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
