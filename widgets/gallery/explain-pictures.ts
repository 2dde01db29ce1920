import { explain } from '#runtime/explain.ts';
import { MISSING_WAIT_MS } from '#runtime/widget/attribute-notes.ts';

/** Explains to the page's author, a moment later, that a gallery names no pictures, or those of two. */
export function explainPictures(host: HTMLElement, signal: AbortSignal): void {
  setTimeout(() => {
    if (signal.aborted) return;
    const collection = host.getAttribute('collection');
    const item = host.getAttribute('item');
    if (collection && item) {
      const given = `<sq-gallery collection="${collection}" item="${item}">`;
      explain(`${given}: only the collection counts. Remove one of the two attributes.`, host);
    } else if (!collection && !item && !host.querySelector('img')) {
      explain('<sq-gallery> needs pictures: collection="…", or item="…", or images inside of it.', host);
    }
  }, MISSING_WAIT_MS);
}
