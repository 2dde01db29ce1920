import { addContent } from '#runtime/widget/add-content.ts';

/** An item's comments on any page. They are content of the page, so that its style and its address reach them. */
export class CommentsElement extends HTMLElement {
  static readonly observedAttributes = ['item'];
  #leaving: AbortController | undefined;

  connectedCallback(): void {
    void this.#start();
  }

  disconnectedCallback(): void {
    this.#leaving?.abort();
    this.#leaving = undefined;
  }

  attributeChangedCallback(_: string, before: string | null, next: string | null): void {
    if (this.isConnected && this.#leaving && before !== next) void this.#start();
  }

  async #start(): Promise<void> {
    this.#leaving?.abort();
    const leaving = new AbortController();
    this.#leaving = leaving;
    // Also a copy of the page holds what an earlier element has written.
    for (const earlier of this.querySelectorAll(':scope > .sq-comments-place')) earlier.remove();
    const itemId = this.getAttribute('item');
    if (!itemId) return;
    const place = document.createElement('div');
    place.className = 'sq-comments-place';
    addContent(this, place);
    try {
      const { fillPlace } = await import('./fill-place.ts');
      if (!leaving.signal.aborted) fillPlace(this, place, itemId, leaving.signal);
    } catch (error) {
      console.error('[storefront] sq-comments', error);
    }
  }
}
