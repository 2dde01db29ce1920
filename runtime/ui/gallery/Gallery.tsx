import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { productView } from '../../i18n/en/rest.ts';
import { fill } from '../../i18n/fill.ts';
import { localised } from '../../i18n/languages.ts';
import { lazy } from '../../lazy.ts';
import { report } from '../../report.ts';
import { showAlert } from '../alert.ts';
import { Image } from '../image/Image.tsx';
import { explainLoadFailure } from '../load-failure.ts';
import { type Picture, STEPS } from './picture.ts';

const loadEnlarge = lazy(() => import('./enlarge.ts'));

interface GalleryProps {
  pictures: readonly Picture[];
  /** Id of the picture to show; a new id turns to that picture. */
  shownId: string | undefined;
}

/** A row of pictures that scrolls by swipe, arrow keys and thumbnails. Style it with `gallery.css`. */
export function Gallery({ pictures, shownId }: GalleryProps) {
  const texts = localised('productView', productView);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** Index of the picture that the row is scrolling to. */
  const aim = useRef<number>(undefined);
  const closeLarge = useRef<() => void>(undefined);
  const chosenIndex = pictures.findIndex(({ id }) => id === shownId);
  const [first] = pictures;

  useEffect(() => {
    if (chosenIndex < 0) return;
    aim.current = chosenIndex;
    scrollToItem(track.current, chosenIndex);
  }, [chosenIndex]);

  // The enlarged picture closes with the gallery.
  useEffect(() => () => closeLarge.current?.(), []);

  if (!first) return null;

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollLeft, clientWidth } = currentTarget;
    if (clientWidth === 0) return;
    // In right-to-left pages `scrollLeft` is negative.
    const place = Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), pictures.length - 1);
    if (place === aim.current) aim.current = undefined;
    setIndex(place);
  }

  function turnTo(place: number) {
    aim.current = Math.max(0, Math.min(place, pictures.length - 1));
    scrollToItem(track.current, aim.current);
  }

  /** Forgets the target when the visitor scrolls by finger or wheel. */
  function forgetAim() {
    aim.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (!step || pictures.length < 2) return;
    event.preventDefault();
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    turnTo((aim.current ?? index) + (isReversed ? -step : step));
  }

  async function enlarge(returnFocus: HTMLElement) {
    try {
      const { enlargePictures } = await loadEnlarge();
      const lightbox = { ...texts, place: texts.productOf };
      if (track.current) closeLarge.current = enlargePictures(pictures, { index, returnFocus, texts: lightbox });
    } catch (error) {
      report(error, 'gallery');
      void showAlert(explainLoadFailure(error), { returnFocus });
    }
  }

  const { width, height } = first;
  const ratio = `var(--sq-product-picture-ratio, ${width || 1} / ${height || 1})`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div part="gallery" role="group" aria-label={texts.pictures} onKeyDown={onKeyDown}>
      <div part="stage">
        <ul
          part="pictures"
          ref={track}
          onScroll={onScroll}
          onPointerDown={forgetAim}
          onWheel={forgetAim}
          tabIndex={pictures.length > 1 ? 0 : undefined}
        >
          {pictures.map((picture, place) => (
            <li key={picture.id} style={{ aspectRatio: ratio, backgroundColor: picture.color }}>
              <Image
                {...imageProps(picture, '(min-width:50em) 50vw,100vw')}
                alt={picture.alt}
                priority={place === 0 ? 'high' : null}
                passthrough={PART}
              />
            </li>
          ))}
        </ul>
        <button
          part="enlarge"
          type="button"
          aria-label={texts.enlarge}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => enlarge(currentTarget)}
        />
      </div>
      {pictures.length > 1 && (
        <ul part="thumbnails">
          {pictures.map((picture, place) => (
            <li key={picture.id}>
              <button
                part="thumbnail"
                type="button"
                aria-label={fill(texts.pictureOf, { n: place + 1, count: pictures.length })}
                aria-current={place === index}
                onClick={() => turnTo(place)}
              >
                <Image {...imageProps(picture, '64px')} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const PART = { part: 'picture' };

/** The props of a picture by its address and size, and by how wide it is shown. */
function imageProps({ url, width, height, widths, position }: Picture, sizes: string) {
  // Some pictures were taken over from elsewhere without their size.
  return { src: url, width: width || 1, height: height || 1, widths, position, loader: 'sqs' as const, sizes };
}

/** Scrolls to a picture; the style sheet decides whether that is smooth. */
function scrollToItem(track: HTMLElement | null, place: number): void {
  const [first, item] = [track?.children[0], track?.children[place]] as (HTMLElement | undefined)[];
  if (first && item) track?.scrollTo({ left: item.offsetLeft - first.offsetLeft });
}
