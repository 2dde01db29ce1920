import { fill } from '#runtime/i18n/fill.ts';
import { galleryTextsIn } from '#runtime/i18n/gallery-texts.ts';
import { slidesOf, thumbnailsOf } from '#runtime/look/show-product-galleries.ts';
import { currentClass, makeCurrent } from '#runtime/page/current-slide.ts';
import { PRODUCT_SLIDE } from '#runtime/page/product-gallery.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { beButton } from '#runtime/ui/be-button.ts';
import { openLiveRegion } from '#runtime/ui/live-region.ts';
import { enlargeOnPress, hasLightbox } from './enlarge-on-press.ts';
import { arrowsOf, indicatorsOf } from './gallery-parts.ts';
import { isSlideshow, scrollGallery, scrollPage } from './slide-place.ts';
import { turnBySwipes } from './turn-by-swipes.ts';
import styles from './turn-gallery.css';

/**
 * Lets thumbnails, arrows and swipes turn the gallery of a product, and presses on a picture enlarge it where the theme
 * has that. It follows the class of the current picture, which choosing a variant sets too. Returns what answers
 * presses.
 */
export async function turnGallery(root: HTMLElement, gone: AbortSignal): Promise<(event: Event) => void> {
  const texts = await galleryTextsIn(pageLanguage());
  adoptStyles(document, styles);
  const slides = slidesOf(root);
  const thumbnails = thumbnailsOf(root);
  const arrows = arrowsOf(root);
  const count = slides.length;
  const region = openLiveRegion();
  const isCurrent = (slide: Element) => slide.classList.contains(currentClass(slide));
  const index = () => Math.max(slides.findIndex(isCurrent), 0);
  const nameOf = (place: number) => fill(texts.pictureOf, { n: place + 1, count });
  const enlarge = hasLightbox(root) ? enlargeOnPress(slides, texts, gone) : undefined;

  /** Shows which picture is the current one. */
  function show(): void {
    const place = index();
    const [slide, thumbnail] = [slides[place], thumbnails[place]];
    if (!slide) return;
    const isAlone = isSlideshow(slide, slides);
    if (thumbnail && !isCurrent(thumbnail)) makeCurrent(thumbnail);
    thumbnails.forEach((element, at) => {
      element.setAttribute('aria-current', String(at === place));
    });
    for (const indicator of indicatorsOf(root)) indicator.textContent = `${place + 1} / ${count}`;
    for (const element of enlarge ? slides : []) element.tabIndex = isAlone && element !== slide ? -1 : 0;
    for (const part of [slide, thumbnail]) if (part) scrollGallery(part, root);
  }

  /** Turns for the visitor, and announces which picture it is. */
  function turn(to: number): void {
    const slide = slides[(to + count) % count];
    if (!slide) return;
    const isAlone = isSlideshow(slide, slides);
    makeCurrent(slide);
    show();
    if (!isAlone) scrollPage(slide);
    region.announce(nameOf(index()));
  }

  thumbnails.forEach((thumbnail, place) => {
    beButton(thumbnail, gone);
    thumbnail.classList.add('sq-turnable');
    if (!thumbnail.hasAttribute('aria-label')) thumbnail.setAttribute('aria-label', nameOf(place));
  });
  for (const { button, step } of arrows) {
    beButton(button, gone);
    const name = step < 0 ? texts.previousPicture : texts.nextPicture;
    if (!button.getAttribute('aria-label')) button.setAttribute('aria-label', name);
  }
  if (count < 2) for (const part of [...thumbnails, ...arrows.map(({ button }) => button)]) part.style.display = 'none';
  const list = slides[0]?.parentElement;
  if (list && count > 1) turnBySwipes(list, { turn: (step) => turn(index() + step), gone });

  const observer = new MutationObserver((records) => {
    if (records.some(({ target, oldValue }) => isTurned(target as Element, oldValue))) show();
  });
  if (list)
    observer.observe(list, { attributes: true, attributeFilter: ['class'], attributeOldValue: true, subtree: true });
  gone.addEventListener('abort', () => {
    observer.disconnect();
    region.close();
  });
  show();

  return ({ target }) => {
    const pressed = target as Element;
    const arrow = arrows.find(({ button }) => button.contains(pressed));
    const place = thumbnails.findIndex((thumbnail) => thumbnail.contains(pressed));
    if (arrow) turn(index() + arrow.step);
    else if (place >= 0) turn(place);
    else {
      // The pictures of a slideshow lie upon each other, and the press meets the last one.
      const slide = slides[index()];
      const isAlone = slide && isSlideshow(slide, slides);
      enlarge?.(isAlone ? slide : (pressed.closest<HTMLElement>(PRODUCT_SLIDE) ?? slide));
    }
  };

  function isTurned(slide: Element, oldClasses: string | null): boolean {
    const wasCurrent = (oldClasses ?? '').split(/\s+/).includes(currentClass(slide));
    return slides.includes(slide as HTMLElement) && wasCurrent !== isCurrent(slide);
  }
}
