import { matchingVariants, type OptionSelection } from '#runtime/domain/variants.ts';
import { currentClass } from '#runtime/page/current-slide.ts';
import type { PageProduct, PageVariant } from '#runtime/page/product.ts';
import { PRODUCT_GALLERY, PRODUCT_SLIDE, PRODUCT_THUMBNAIL } from '#runtime/page/product-gallery.ts';
import { productParts } from '#runtime/page/product-root.ts';
import type { RawProduct, RawVariant } from '#runtime/page/raw-product.ts';
import { readJson } from '#runtime/page/read-json.ts';

const BLOCK_IMAGE = '.sqs-product-block-variant-image';
const GALLERY_ITEM = `${PRODUCT_SLIDE},${PRODUCT_THUMBNAIL},.slide`;
/** Classes of the current slide, in the galleries of different themes. */
const CURRENT = ['selected', 'sqs-active-slide'];

/**
 * Shows the picture of a choice in every gallery of the product, also while only some options are chosen, if all
 * variants left have the same picture. Without one nothing changes.
 */
export function showPicture({ itemId, variants }: PageProduct, selections: readonly OptionSelection[]): void {
  const [first, ...others] = matchingVariants(variants, selections).map((variant) => picturesOf(itemId, variant));
  if (first && others.every((other) => other[0] === first[0])) show(itemId, first);
}

function show(itemId: string, pictures: HTMLElement[]): void {
  if (pictures.length === 0) return;
  for (const image of productParts(itemId, BLOCK_IMAGE)) image.classList.toggle('shown', pictures.includes(image));
  for (const picture of pictures) {
    if (picture instanceof HTMLInputElement) picture.checked = true;
    const item = picture.closest<HTMLElement>(GALLERY_ITEM);
    if (item) showItem(item);
    loadImage(picture);
  }
}

/** Finds a variant's pictures by the image's id, or by its address, which is all that Products V2 has. */
function picturesOf(itemId: string, { id, mainImageId, raw }: PageVariant): HTMLElement[] {
  const image = raw.mainImage ?? imageInBlock(itemId, id);
  const imageId = mainImageId ?? image?.id;
  if (imageId) return productParts(itemId, '[data-image-id]').filter(({ dataset }) => dataset.imageId === imageId);
  const address = image?.assetUrl;
  if (!address) return [];
  return productParts(itemId, `:is(${PRODUCT_GALLERY}) img`).filter(
    (picture) => (picture.dataset.image ?? picture.dataset.src ?? picture.getAttribute('src')) === address,
  );
}

/** Finds the image of a variant in the JSON of a product block; the JSON of its options has no images. */
function imageInBlock(itemId: string, variantId: string): RawVariant['mainImage'] {
  const variants = productParts(itemId, '.product-block[data-product]').flatMap(
    (block) => readJson<RawProduct>(block, 'data-product')?.variants ?? [],
  );
  return variants.find(({ id }) => id === variantId)?.mainImage;
}

function showItem(item: HTMLElement): void {
  const strip = item.parentElement;
  if (!strip) return;
  for (const name of CURRENT) {
    const current = [...strip.children].find(({ classList }) => classList.contains(name));
    current?.classList.remove(name);
    // The gallery's own module may come later, and keeps what is chosen by then.
    if (current || (name === currentClass(item) && item.matches(PRODUCT_SLIDE))) item.classList.add(name);
  }
  if (strip.scrollWidth <= strip.clientWidth) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const distance = item.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollBy({ left: distance, behavior: isCalm ? 'auto' : 'smooth' });
}

/** Sets `src` of a picture: the engine leaves that to the platform's image loader, which ignores hidden pictures. */
function loadImage(picture: HTMLElement): void {
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img');
  if (image?.dataset.src && !image.getAttribute('src')) image.src = image.dataset.src;
}
