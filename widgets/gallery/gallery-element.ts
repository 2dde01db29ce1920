import { getGallery } from '#runtime/api/galleries.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { whenParsed } from '#runtime/when-parsed.ts';
import { explainUnknown } from '#runtime/widget/attribute-notes.ts';
import type { OwnPicture } from './own-pictures.ts';

const loadShow = lazy(() => import('./show-gallery.ts'));

/** A gallery on any page. What stands in it shows until the pictures are known, and stays where they cannot be read. */
export class GalleryElement extends HTMLElement {
  #leaving = new AbortController();
  /** The author's own pictures, which show again in a new arrangement. */
  #own: OwnPicture[] | undefined;

  connectedCallback(): void {
    this.#start();
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }

  #start(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    whenParsed(() => {
      this.#show(signal).catch((error) => signal.aborted || report(error, 'sq-gallery'));
    }, signal);
  }

  /** The pictures are asked for while the module that shows them comes. */
  async #show(signal: AbortSignal): Promise<void> {
    const collection = this.getAttribute('collection');
    const id = collection || this.getAttribute('item');
    const asked = id ? getGallery(collection ? 'collections' : 'items', id, signal) : undefined;
    asked?.catch(({ status }) => status === 404 && explainUnknown(this, collection ? 'collection' : 'item'));
    const { onOptionsChanged, picturesIn, showGallery } = await loadShow();
    if (signal.aborted) return;
    onOptionsChanged(this, () => this.#start(), signal);
    const gallery = await asked;
    if (signal.aborted) return;
    if (!gallery) this.#own ??= picturesIn(this);
    await showGallery(this, { gallery, own: this.#own ?? [], signal });
  }
}
