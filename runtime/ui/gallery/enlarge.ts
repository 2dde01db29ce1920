import type { Catalogue } from '../../i18n/catalogue.ts';
import { fill } from '../../i18n/fill.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { openLightbox } from '../lightbox/open-lightbox.ts';
import { createTurnButton } from '../turn-button.ts';
import styles from './enlarge.css';
import { type Picture, STEPS } from './picture.ts';

interface EnlargeOptions {
  /** Index of the first picture to show. */
  index: number;
  returnFocus: HTMLElement;
  texts: Catalogue['productView'];
}

/** Shows one picture at a time, as large as the window allows. Returns a function that closes it. */
export function enlargePictures(
  pictures: readonly Picture[],
  { index, returnFocus, texts }: EnlargeOptions,
): () => void {
  const figure = document.createElement('figure');
  const image = document.createElement('img');
  const caption = document.createElement('figcaption');
  const place = document.createElement('span');
  place.setAttribute('role', 'status');
  let shown = index;

  function show(target: number): void {
    const picture = pictures.at(target % pictures.length);
    if (!picture) return;
    shown = pictures.indexOf(picture);
    const { url, alt, width, height } = picture;
    for (const side of ['width', 'height']) image.removeAttribute(side);
    Object.assign(image, { src: url, alt, ...(width > 0 && height > 0 && { width, height }) });
    place.textContent = fill(texts.pictureOf, { n: shown + 1, count: pictures.length });
  }

  const turn = (step: number) => show(shown + step);
  figure.append(image);
  if (pictures.length > 1) {
    caption.append(
      createTurnButton(-1, texts.previousPicture, turn),
      place,
      createTurnButton(1, texts.nextPicture, turn),
    );
    figure.append(caption);
  }
  show(index);

  const { content, close } = openLightbox((content) => content.append(figure), { label: texts.pictures, returnFocus });
  adoptStyles(document, styles);
  const host = content.parentElement;
  host?.classList.add('sq-enlarged');
  host?.addEventListener('keydown', ({ key }) => {
    const step = STEPS[key];
    if (step && pictures.length > 1) turn(getComputedStyle(host).direction === 'rtl' ? -step : step);
  });
  return close;
}
