import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { bindBox } from './bind-box.ts';
import styles from './comments.css';

/** An item's comments on any page. They are content of the page, so that its style and its address reach them. */
export class CommentsElement extends HTMLElement {
  static readonly observedAttributes = ['item'];
  #leaving: AbortController | undefined;
  #place: HTMLElement | undefined;

  connectedCallback(): void {
    this.#start();
  }

  disconnectedCallback(): void {
    this.#leaving?.abort();
    this.#leaving = undefined;
  }

  attributeChangedCallback(_: string, before: string | null, next: string | null): void {
    if (this.isConnected && this.#leaving && before !== next) this.#start();
  }

  #start(): void {
    this.#leaving?.abort();
    const leaving = new AbortController();
    this.#leaving = leaving;
    // A copy of the page holds what an earlier element has written.
    this.#place?.remove();
    for (const copied of this.querySelectorAll(':scope > .sq-comments-place')) copied.remove();
    const itemId = this.getAttribute('item');
    if (!itemId) {
      console.warn('[storefront] <sq-comments> needs the id of an item: item="…".');
      return;
    }
    const place = document.createElement('div');
    place.className = 'sq-comments-place';
    this.#place = place;
    this.append(place);
    adoptStyles(this, styles);
    const { open } = bindBox(place, itemId, leaving.signal);
    const load = () => {
      open().then(
        (isServed) => {
          if (!isServed) console.warn(`[storefront] The shop shows no comments of an item "${itemId}".`);
        },
        (error) => report(error, `sq-comments ${itemId}`),
      );
    };
    load();
    // What could not be fetched is fetched again when the connection is back.
    const { signal } = leaving;
    addEventListener('online', () => place.childElementCount === 0 && load(), { signal });
  }
}
