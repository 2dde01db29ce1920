import { productView } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { enlargePictures } from '#runtime/ui/gallery/enlarge.ts';
import { setBusy } from '#runtime/ui/presses.ts';
import { REVIEW_PICTURE } from './selectors.ts';
import { type Shrunk, shrink } from './shrink.ts';

/** Shows the picture of a review that was pressed, with the others of the same review beside it. */
export function showPicture(link: HTMLElement): void {
  const links = [...(link.closest('ul') ?? document).querySelectorAll<HTMLAnchorElement>(REVIEW_PICTURE)];
  const pictures = links.map((anchor) => {
    const image = anchor.querySelector('img');
    const [width, height] = [Number(image?.getAttribute('width')), Number(image?.getAttribute('height'))];
    const srcset = image?.srcset || undefined;
    return { id: anchor.href, url: anchor.href, alt: image?.alt ?? '', width, height, srcset };
  });
  setBusy(link, false);
  const index = Math.max(0, links.indexOf(link as HTMLAnchorElement));
  const texts = localised('productView', productView);
  enlargePictures(pictures, { index, returnFocus: link, texts: { ...texts, place: texts.productOf } });
}

/** Replaces the chosen pictures by smaller ones, and shows them below the field. A later choice overtakes it. */
export async function shrinkPictures(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const isCurrent = () => chosen.every((file, index) => input.files?.[index] === file);
  const shrunk = await Promise.all(chosen.map(shrink));
  if (!isCurrent() || chosen.length !== input.files?.length) return;
  const transfer = new DataTransfer();
  for (const { file } of shrunk) transfer.items.add(file);
  input.files = transfer.files;
  showThumbnails(input, shrunk);
}

function showThumbnails(input: HTMLInputElement, shrunk: readonly Shrunk[]): void {
  const list = document.createElement('ul');
  list.className = 'review-pictures-chosen';
  for (const { file, thumbnail } of shrunk) {
    if (!thumbnail) continue;
    const item = document.createElement('li');
    thumbnail.setAttribute('role', 'img');
    thumbnail.setAttribute('aria-label', file.name);
    item.append(thumbnail);
    list.append(item);
  }
  const before = input.nextElementSibling;
  if (before?.className === list.className) before.remove();
  if (list.childElementCount > 0) input.after(list);
}
