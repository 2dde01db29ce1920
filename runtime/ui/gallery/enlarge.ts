import { fill } from '../../i18n/fill.ts';
import { lazy } from '../../lazy.ts';
import { report } from '../../report.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { openLightbox } from '../lightbox/open-lightbox.ts';
import { createTurnButton } from '../turn-button.ts';
import { closeOnBack } from './close-on-back.ts';
import styles from './enlarge.css';
import { type Picture, STEPS } from './picture.ts';
import { makeZoomable } from './zoom.ts';

const loadVideo = lazy(() => import('./enlarged-video.ts'));

interface EnlargeOptions {
  /** Index of the first picture to show. */
  index: number;
  /** Whether its video plays at once. */
  isPlaying?: boolean;
  returnFocus: HTMLElement;
  /** `place` is the counter, "{n} of {count}". */
  texts: Record<'pictures' | 'place' | 'previousPicture' | 'nextPicture', string>;
  /** By default the colours of the page's own dialogs. */
  theme?: 'dark' | 'light' | undefined;
  onClosed?: (() => void) | undefined;
}

/** Shows one picture at a time over the whole window. Returns a function that closes it. */
export function enlargePictures(
  pictures: readonly Picture[],
  { index, isPlaying = false, returnFocus, texts, theme, onClosed }: EnlargeOptions,
): () => void {
  const figure = document.createElement('figure');
  const stage = document.createElement('div');
  stage.className = 'sq-stage';
  const image = document.createElement('img');
  image.draggable = false;
  const caption = document.createElement('figcaption');
  const text = document.createElement('div');
  const place = document.createElement('span');
  place.setAttribute('role', 'status');
  let shown = index;
  let hideVideo = () => {};

  function show(target: number, isPlayed = false): void {
    const picture = pictures.at(target % pictures.length);
    if (!picture) return;
    shown = pictures.indexOf(picture);
    zoom.reset();
    present(image, picture);
    image.alt = picture.alt;
    text.replaceChildren(...lineOf('strong', picture.title), ...lineOf('span', picture.description));
    place.textContent = fill(texts.place, { n: shown + 1, count: pictures.length });
    showVideoOf(picture, isPlayed);
    for (const step of [1, -1]) preload(pictures.at((shown + step) % pictures.length));
  }

  function showVideoOf({ video }: Picture, isPlayed: boolean): void {
    hideVideo();
    if (!video) return;
    let isHidden = false;
    hideVideo = () => {
      isHidden = true;
    };
    loadVideo()
      .then(({ showVideo }) => {
        if (!isHidden && figure.isConnected) hideVideo = showVideo(stage, video, isPlayed);
      })
      .catch((error) => {
        report(error, 'gallery');
        if (isPlayed && video.url) location.href = video.url;
      });
  }

  const turn = (step: number) => pictures.length > 1 && show(shown + step);
  const turnAsRead = (step: number) => turn(getComputedStyle(figure).direction === 'rtl' ? -step : step);
  const zoom = makeZoomable(stage, image, { onSwipe: turnAsRead, onTapBeside: () => close() });
  stage.append(image);
  caption.append(text);
  if (pictures.length > 1) {
    caption.append(
      createTurnButton(-1, texts.previousPicture, turn),
      place,
      createTurnButton(1, texts.nextPicture, turn),
    );
  }
  figure.append(stage, caption);
  show(index, isPlaying);

  let leave = () => {};
  const { content, close } = openLightbox((content) => content.append(figure), {
    label: texts.pictures,
    returnFocus,
    onClosed() {
      leave();
      onClosed?.();
    },
  });
  leave = closeOnBack(close);
  adoptStyles(document, styles);
  const host = content.parentElement;
  host?.classList.add('sq-enlarged', ...(theme ? [`sq-enlarged-${theme}`] : []));
  host?.addEventListener('keydown', (event) => {
    const { key } = event;
    const step = STEPS[key];
    if (step) turnAsRead(step);
    else if (key === 'Home' || key === 'End') {
      event.preventDefault();
      show(key === 'Home' ? 0 : -1);
    } else if (!event.ctrlKey && !event.metaKey) zoom.onKey(key);
  });
  return close;
}

/** Lets an image show a picture. The last one goes first, so that it does not show with the new one's size. */
function present(image: HTMLImageElement, { url, srcset, width, height }: Picture): void {
  for (const name of ['src', 'srcset', 'sizes', 'width', 'height']) image.removeAttribute(name);
  if (srcset) Object.assign(image, { sizes: '100vw', srcset });
  Object.assign(image, { src: url, ...(width > 0 && height > 0 && { width, height }) });
}

function preload(picture: Picture | undefined): void {
  if (picture) present(new Image(), picture);
}

function lineOf(tag: 'strong' | 'span', line: string | undefined): HTMLElement[] {
  if (!line) return [];
  const element = document.createElement(tag);
  element.dir = 'auto';
  element.textContent = line;
  return [element];
}
