import { getGallery } from '#runtime/api/galleries.ts';
import { boot } from '#runtime/boot.ts';
import type { GalleryPicture } from '#runtime/contracts/gallery.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { galleryHtml } from '#runtime/domain/gallery-html.ts';
import { GALLERY_OPTION_LIST, optionAttribute, readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { galleryStyle } from '#runtime/domain/gallery-style.ts';
import { galleryTextsIn } from '#runtime/i18n/gallery-texts.ts';
import { report } from '#runtime/report.ts';
import { trustedTypesPolicy } from '#runtime/trusted-types.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { whenParsed } from '#runtime/when-parsed.ts';
import { type OwnPicture, picturesIn } from './own-pictures.ts';
import { setUpGallery } from './set-up-gallery.ts';

let count = 0;

/** A gallery on any page. What stands in it shows until the pictures are known, and stays where they cannot be read. */
export class GalleryElement extends HTMLElement {
  static observedAttributes = [
    ...['collection', 'item'],
    ...GALLERY_OPTION_LIST.map(([name]) => optionAttribute(name)),
  ];

  readonly #id = `sq-gallery-${++count}`;
  #leaving = new AbortController();
  #isConnected = false;
  /** The author's own pictures, which show again in a new arrangement. */
  #own: OwnPicture[] | undefined;

  connectedCallback(): void {
    this.#isConnected = true;
    this.#start();
  }

  disconnectedCallback(): void {
    this.#isConnected = false;
    this.#leaving.abort();
  }

  attributeChangedCallback(): void {
    if (this.#isConnected) this.#start();
  }

  #start(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    whenParsed(() => {
      // Several attributes that change together lead to one gallery.
      queueMicrotask(() => {
        if (signal.aborted) return;
        this.#show(signal).catch((error) => signal.aborted || report(error, 'sq-gallery'));
      });
    }, signal);
  }

  async #show(signal: AbortSignal): Promise<void> {
    const collection = this.getAttribute('collection');
    const id = collection ?? this.getAttribute('item');
    const [texts, gallery] = await Promise.all([
      galleryTextsIn(this.closest('[lang]')?.getAttribute('lang') ?? ''),
      id ? getGallery(collection ? 'collections' : 'items', id, signal) : undefined,
    ]);
    if (signal.aborted) return;
    if (!gallery) this.#own ??= picturesIn(this);
    const own = gallery ? [] : (this.#own ?? []);
    const pictures = gallery?.pictures.map(onAnyPage) ?? own.map(({ picture }) => picture);
    const given: Record<string, unknown> = gallery?.options ?? {};
    const options = readGalleryOptions((name) => this.getAttribute(optionAttribute(name)) ?? given[name]);
    const html = galleryHtml({ id: this.#id, options, pictures, texts });
    if (html === '') return;
    this.innerHTML = (trustedTypesPolicy()?.createHTML(html) ?? html) as string;
    this.querySelectorAll('.sq-slide img').forEach((image, index) => {
      own[index]?.replace(image as HTMLImageElement);
    });
    adoptStyles(this, galleryStyle(html));
    const container = this.querySelector<HTMLElement>('.sq-gallery');
    if (container) setUpGallery(container, texts, signal);
  }
}

/** Makes a picture of the shop's answer fit for pages of any origin. Its description is plain text there. */
function onAnyPage(picture: GalleryPicture): GalleryPicture {
  const full = (address: string) => new URL(address, boot().base).href;
  const { url, link, description } = picture;
  return { ...picture, url: full(url), link: link && full(link), description: escapeHtml(description) };
}
