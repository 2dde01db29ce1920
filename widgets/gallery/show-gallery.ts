import { boot } from '#runtime/boot.ts';
import type { Gallery, GalleryPicture } from '#runtime/contracts/gallery.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { galleryHtml } from '#runtime/domain/gallery-html.ts';
import { GALLERY_OPTION_LIST, optionAttribute, readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { galleryStyle } from '#runtime/domain/gallery-style.ts';
import { galleryTextsIn } from '#runtime/i18n/gallery-texts.ts';
import { trustedTypesPolicy } from '#runtime/trusted-types.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import type { END_OF_PAGE_CONTENT } from '#runtime/widget/add-content.ts';
import type { OwnPicture } from './own-pictures.ts';
import { setUpGallery } from './set-up-gallery.ts';

export { picturesIn } from './own-pictures.ts';

/** As in `add-content.ts`, which these pages do not fetch. */
const CONTENT_ENDS: typeof END_OF_PAGE_CONTENT = '/$';

const ATTRIBUTES = ['collection', 'item', ...GALLERY_OPTION_LIST.map(([name]) => optionAttribute(name))];

/** Calls back once attributes of an element have changed; those that change together count as one change. */
export function onOptionsChanged(host: HTMLElement, changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  observer.observe(host, { attributes: true, attributeFilter: ATTRIBUTES });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Numbers the elements of a page, for the ids of their slides. */
const ids = new WeakMap<HTMLElement, string>();
let count = 0;

interface Shown {
  /** The shop's gallery; undefined where the element shows its author's own pictures. */
  gallery: Gallery | undefined;
  own: readonly OwnPicture[];
  signal: AbortSignal;
}

/** Writes a gallery into its element, by what its attributes say and else by what the shop's owner has set. */
export async function showGallery(host: HTMLElement, { gallery, own, signal }: Shown): Promise<void> {
  const texts = await galleryTextsIn(host.closest('[lang]')?.getAttribute('lang') ?? '');
  if (signal.aborted) return;
  const pictures = gallery?.pictures.map(onAnyPage) ?? own.map(({ picture }) => picture);
  const given: Record<string, unknown> = gallery?.options ?? {};
  const options = readGalleryOptions((name) => host.getAttribute(optionAttribute(name)) ?? given[name]);
  const id = ids.get(host) ?? `sq-gallery-${++count}`;
  ids.set(host, id);
  const html = galleryHtml({ id, options, pictures, texts });
  if (html === '' || (host.getAttribute('collection') && host.getAttribute('item'))) {
    // Without the note's code the gallery is as it is.
    import('./explain-pictures.ts').then(
      ({ explainPictures }) => explainPictures(host, signal),
      () => {},
    );
  }
  if (html === '') return;
  const content = `<!--${CONTENT_ENDS}-->${html}`;
  host.innerHTML = (trustedTypesPolicy()?.createHTML(content) ?? content) as string;
  if (!gallery) {
    host.querySelectorAll('.sq-slide img').forEach((image, index) => {
      own[index]?.replace(image as HTMLImageElement);
    });
  }
  adoptStyles(host, galleryStyle(html));
  const container = host.querySelector<HTMLElement>('.sq-gallery');
  if (container) setUpGallery(container, texts, signal);
}

/** Makes a picture of the shop's answer fit for pages of any origin. Its description is plain text there. */
function onAnyPage(picture: GalleryPicture): GalleryPicture {
  const full = (address: string) => new URL(address, boot().base).href;
  const { url, link, description } = picture;
  return { ...picture, url: full(url), link: link && full(link), description: escapeHtml(description) };
}
