import { galleryTextsIn } from '#runtime/i18n/gallery-texts.ts';
import { enginePicture } from '#runtime/page/engine-picture.ts';
import { itemIdOf, productParts } from '#runtime/page/product-root.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { enlargePictures } from '#runtime/ui/gallery/enlarge.ts';

/** Selector of a theme's buttons that stand beside a picture of a product, in one parent, and enlarge it. */
export const ENLARGER = '.sq-enlarges';

/** Shows the picture beside a button over the whole window, and lets visitors turn to those of the same product. */
export async function enlargePicture(button: HTMLElement): Promise<void> {
  const texts = await galleryTextsIn(pageLanguage());
  const images = productParts(itemIdOf(button), ENLARGER).flatMap(imageBeside);
  const [pressed] = imageBeside(button);
  if (!pressed) return;
  const pictures = images.map((image) => ({ ...enginePicture(image), srcset: image.srcset }));
  enlargePictures(pictures, { index: images.indexOf(pressed), texts, returnFocus: button });
}

function imageBeside(button: HTMLElement): HTMLImageElement[] {
  return [...(button.parentElement?.querySelectorAll('img') ?? [])].slice(0, 1);
}
