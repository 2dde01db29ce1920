import { galleryTextsIn } from '#runtime/i18n/gallery-texts.ts';
import { enginePicture } from '#runtime/page/engine-picture.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { beButton } from '#runtime/ui/be-button.ts';
import { enlargePictures } from '#runtime/ui/gallery/enlarge.ts';
import { textOfHtml } from '#runtime/ui/text-of-html.ts';

const TITLE = '.image-title,.image-title-wrapper';
const DESCRIPTION = '.image-caption,.image-subtitle,.image-subtitle-wrapper';

/** Makes an element a button that enlarges the picture in it, with the caption of its block. Returns what answers presses. */
export async function enlargePicture(opener: HTMLElement, gone: AbortSignal): Promise<() => void> {
  const texts = await galleryTextsIn(pageLanguage());
  const block = opener.closest<HTMLElement>('.image-block,.sqs-block-image') ?? opener;
  const imageOf = () => [...opener.querySelectorAll('img')].find((candidate) => !candidate.closest('noscript'));
  let close: (() => void) | undefined;
  gone.addEventListener('abort', () => close?.());
  beButton(opener, gone);
  opener.setAttribute('aria-haspopup', 'dialog');
  const isNamed = opener.textContent?.trim() || imageOf()?.alt || opener.hasAttribute('aria-label');
  if (!isNamed) opener.setAttribute('aria-label', texts.enlarge);

  return () => {
    const image = imageOf();
    // A second press of a double press comes before the lightbox covers the picture.
    if (!image || close) return;
    const { lightboxTheme, description } = opener.dataset;
    const text = (selector: string) => block.querySelector(selector)?.textContent?.trim() || undefined;
    const theme = (['light', 'dark'] as const).find((candidate) => candidate === lightboxTheme);
    const picture = {
      ...enginePicture(image),
      title: text(TITLE),
      description: text(DESCRIPTION) ?? textOfHtml(description),
    };
    const onClosed = () => {
      close = undefined;
    };
    close = enlargePictures([picture], { index: 0, returnFocus: opener, texts, theme, onClosed });
  };
}
