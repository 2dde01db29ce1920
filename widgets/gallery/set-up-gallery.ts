import { type GalleryOptions, isRow } from '#runtime/domain/gallery-options.ts';
import type { GalleryTexts } from '#runtime/i18n/en/gallery.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { openLiveRegion } from '#runtime/ui/live-region.ts';
import { startAutoplay } from './autoplay.ts';
import { addTurns } from './controls.ts';
import { openOnPress } from './open-on-press.ts';
import { playVideos } from './play-videos.ts';
import { readOptions } from './read-options.ts';
import { watchRow } from './row.ts';

/** Gives a gallery with our markup what needs a script: turning, autoplay and the lightbox. */
export function setUpGallery(container: HTMLElement, texts: GalleryTexts, gone: AbortSignal): void {
  const options = readOptions(container);
  const track = container.querySelector<HTMLElement>('.sq-slides');
  const slides = [...(track?.querySelectorAll<HTMLElement>('.sq-slide') ?? [])];
  if (!track || slides.length === 0) return;
  if (!isRow(options) || slides.length < 2) {
    answerPresses(container, { options, texts, gone, hold: () => () => {} });
    return;
  }

  const region = openLiveRegion();
  gone.addEventListener('abort', () => region.close());
  const thumbs = [...container.querySelectorAll<HTMLElement>('.sq-thumb')];
  const row = watchRow(track, slides, {
    alignment: options.design === 'slider' ? options['active-alignment'] : 'left',
    gone,
    onTurned(index) {
      for (const list of [slides, thumbs]) {
        list.forEach((element, place) => {
          if (place === index) element.setAttribute('aria-current', 'true');
          else element.removeAttribute('aria-current');
        });
      }
      if (thumbs[index]) keepInView(thumbs[index]);
    },
  });

  /** Turns for the visitor, and announces which picture it is. */
  function turn(to: number): void {
    row.turnTo(to);
    region.announce(fill(texts.pictureOf, { n: row.index() + 1, count: slides.length }));
  }

  track.addEventListener(
    'keydown',
    (event) => {
      const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
      const step = steps[event.key];
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (step) turn(row.index() + (getComputedStyle(track).direction === 'rtl' ? -step : step));
      else if (event.key === 'Home') turn(0);
      else if (event.key === 'End') turn(slides.length - 1);
      else return;
      event.preventDefault();
    },
    { signal: gone },
  );
  thumbs.forEach((thumb, place) => {
    thumb.setAttribute('aria-label', fill(texts.pictureOf, { n: place + 1, count: slides.length }));
    thumb.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        turn(place);
      },
      { signal: gone },
    );
  });

  const bar = addTurns(container, {
    texts,
    gone,
    turn: options.controls ? (step) => turn(row.index() + step) : undefined,
  });
  const hold = options.autoplay
    ? startAutoplay(container, {
        seconds: options['autoplay-duration'],
        turn: () => row.turnTo(row.index() + 1),
        bar,
        texts,
        gone,
      })
    : () => () => {};
  answerPresses(container, { options, texts, gone, hold, track });
}

interface Presses {
  options: GalleryOptions;
  texts: GalleryTexts;
  gone: AbortSignal;
  /** Makes the gallery wait; what it returns lets it go on. */
  hold(): () => void;
  track?: HTMLElement;
}

/** Lets presses on pictures open the lightbox, and those on videos play them. */
function answerPresses(container: HTMLElement, { options, texts, gone, hold, track }: Presses): void {
  openOnPress(container, { options, texts, gone, onOpen: hold });
  playVideos(container, { track, gone, onPlay: hold });
}

/** Scrolls the strip of thumbnails, and nothing else, until a thumbnail is in view. */
function keepInView(thumb: HTMLElement): void {
  const strip = thumb.parentElement;
  if (!strip) return;
  const [own, room] = [thumb.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (own.left < room.left) strip.scrollBy({ left: own.left - room.left });
  else if (own.right > room.right) strip.scrollBy({ left: own.right - room.right });
}
