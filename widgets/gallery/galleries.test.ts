import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { galleryHtml } from '#runtime/domain/gallery-html.ts';
import { type GalleryOptions, readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { waitFor } from '../../test/wait-for.ts';
import { startGalleries } from './start-galleries.ts';

const picture = (name: string) => ({
  ...{ id: name, url: `/${name}.jpg`, widths: [100], width: 400, height: 200, focalPoint: { x: 0.5, y: 0.5 } },
  ...{ color: null, alt: name, title: name, description: '', link: '' },
});
const pictures = ['lake', 'hill', 'sea'].map(picture);
const texts = { pictures: 'Pictures', enlarge: 'Enlarge picture' };
const html = (given: Partial<GalleryOptions>) =>
  galleryHtml({ id: 'g', options: readGalleryOptions((name) => given[name]), pictures, texts });

let stop = () => {};
let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.stubGlobal('matchMedia', (query: string) => {
    const target = new EventTarget();
    return Object.assign(target, { matches: isStill && query.includes('reduce'), media: query });
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const one = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const current = () => [...document.querySelectorAll('.sq-slide')].findIndex((slide) => slide.ariaCurrent === 'true');
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

async function open(given: Partial<GalleryOptions>): Promise<void> {
  document.body.innerHTML = html(given);
  stop = startGalleries();
  await waitFor(() => expect(current()).toBe(0));
}

describe('a row of pictures', () => {
  test('buttons, keys and thumbnails turn it, beyond its ends too, and say which picture it is', async () => {
    await open({ design: 'slideshow', controls: true, thumbnails: true });
    const [previous, next] = [...document.querySelectorAll<HTMLButtonElement>('.sq-turns button')];
    expect([previous?.ariaLabel, next?.ariaLabel]).toEqual(['Previous picture', 'Next picture']);
    next?.click();
    expect([current(), one('[role=status]').textContent]).toEqual([1, 'Picture 2 of 3']);
    press(one('.sq-slides'), 'End');
    expect(current()).toBe(2);
    next?.click();
    expect(current()).toBe(0);
    previous?.click();
    expect(current()).toBe(2);
    press(one('.sq-slides'), 'Home');
    press(one('.sq-slides'), 'ArrowRight');
    expect(current()).toBe(1);
    const thumbs = [...document.querySelectorAll<HTMLElement>('.sq-thumb')];
    thumbs[2]?.click();
    expect(thumbs.map((thumb) => thumb.ariaCurrent)).toEqual([null, null, 'true']);
    expect(thumbs[2]?.ariaLabel).toBe('Picture 3 of 3');
  });

  test('the thumbnail of the current picture is scrolled into view', async () => {
    await open({ design: 'slideshow', controls: true, thumbnails: true });
    const strip = one('.sq-strip');
    strip.getBoundingClientRect = () => new DOMRect(0, 0, 100, 80);
    const last = strip.lastElementChild as HTMLElement;
    last.getBoundingClientRect = () => new DOMRect(160, 0, 80, 80);
    const scrolled = vi.spyOn(strip, 'scrollBy');
    press(one('.sq-slides'), 'End');
    expect(scrolled).toHaveBeenCalledWith({ left: 140 });
  });

  test('keys turn it the other way in a language that is read from the right', async () => {
    document.body.dir = 'rtl';
    await open({ design: 'slider' });
    one('.sq-slides').style.direction = 'rtl';
    press(one('.sq-slides'), 'ArrowLeft');
    expect(current()).toBe(1);
    document.body.removeAttribute('dir');
  });

  test('it has no buttons where its owner wants none, and a grid never has any', async () => {
    await open({ design: 'slideshow' });
    expect(document.querySelectorAll('.sq-turns button')).toHaveLength(0);
    stop();
    document.body.innerHTML = html({ controls: true, autoplay: true });
    stop = startGalleries();
    await Promise.resolve();
    expect(document.querySelectorAll('.sq-turns')).toHaveLength(0);
  });

  test('what was added to it goes with it', async () => {
    await open({ design: 'slideshow', controls: true, autoplay: true });
    expect(document.querySelectorAll('.sq-turns, [role=status]')).toHaveLength(2);
    stop();
    expect(document.querySelectorAll('.sq-turns, [role=status]')).toHaveLength(0);
  });
});

describe('autoplay', () => {
  const play = { design: 'slideshow', autoplay: true, 'autoplay-duration': 2 } as const;
  const pause = () => one<HTMLButtonElement>('.sq-pause');
  const over = (target: Element, type: string) =>
    target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: type !== 'pointerleave' }));

  async function openPlaying(given: Partial<GalleryOptions> = play): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.innerHTML = html(given);
    stop = startGalleries();
    await vi.advanceTimersByTimeAsync(0);
    expect(current()).toBe(0);
  }

  test('it turns after each of its owner’s seconds, and from the last to the first', async () => {
    await openPlaying();
    vi.advanceTimersByTime(1_999);
    expect(current()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(current()).toBe(1);
    vi.advanceTimersByTime(4_000);
    expect(current()).toBe(0);
    expect(one('[role=status]').textContent).toBe('');
  });

  test('its button pauses it and plays it again', async () => {
    await openPlaying();
    expect(pause().ariaLabel).toBe('Pause the slideshow');
    pause().click();
    vi.advanceTimersByTime(10_000);
    expect([current(), pause().ariaLabel]).toEqual([0, 'Play the slideshow']);
    pause().click();
    vi.advanceTimersByTime(2_000);
    expect(current()).toBe(1);
  });

  test('it waits under the pointer and with the focus, except on its button', async () => {
    await openPlaying();
    over(one('.sq-frame'), 'pointerover');
    vi.advanceTimersByTime(10_000);
    expect(current()).toBe(0);
    over(one('.sq-gallery'), 'pointerleave');
    vi.advanceTimersByTime(2_000);
    expect(current()).toBe(1);
    one('.sq-slides').focus();
    vi.advanceTimersByTime(10_000);
    expect(current()).toBe(1);
    pause().focus();
    vi.advanceTimersByTime(2_000);
    expect(current()).toBe(2);
  });

  test('it waits in a hidden tab', async () => {
    await openPlaying();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(10_000);
    expect(current()).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(2_000);
    expect(current()).toBe(1);
  });

  test('it never plays for a visitor who wants no motion', async () => {
    isStill = true;
    await openPlaying();
    vi.advanceTimersByTime(60_000);
    expect([current(), pause().hidden]).toEqual([0, true]);
  });
});

describe('galleries of the engine', () => {
  const CDN = 'https://images.squarespace-cdn.com/content/a.jpg';
  const slide = (url: string) => `<div class="slide" data-type="image"><div class="margin-wrapper">
    <a class="image-slide-anchor content-fill"><noscript><img src="${url}"></noscript><img class="thumb-image"
      data-src="${url}" data-image="${url}" data-image-dimensions="800x600" data-image-focal-point="0.25,0.75" alt="A"></a>
    <div class="image-slide-title">Title</div></div></div>`;

  test('pictures of a block get their address, size and focal point, and the block its design', async () => {
    document.body.innerHTML = `<div class="sqs-gallery-container
      sqs-gallery-block-grid sqs-gallery-aspect-ratio-standard sqs-gallery-thumbnails-per-row-3">
      <div class="sqs-gallery">${slide(CDN)}${slide('https://elsewhere.example/b.jpg')}</div></div>`;
    stop = startGalleries();
    await waitFor(() => expect(one('.sq-gallery')).not.toBeNull());
    const [first, second] = [...document.querySelectorAll<HTMLImageElement>('.sq-frame > img')];
    expect([first?.src, first?.getAttribute('width'), first?.style.objectPosition]).toEqual([CDN, '800', '25% 75%']);
    expect(first?.srcset).toContain(`${CDN}?format=500w 500w`);
    expect([second?.src, second?.srcset, second?.loading]).toEqual(['https://elsewhere.example/b.jpg', '', 'lazy']);
    expect(one('.sq-gallery').className).toMatch(/sq-grid.*sq-ratio-standard.*sq-per-row-3.*sq-no-meta/);
    expect(one('.sq-slides').getAttribute('role')).toBe('list');
  });

  test('the still picture of a video shows', async () => {
    document.body.innerHTML = `<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">
      <div class="slide" data-type="video"><div class="margin-wrapper"><div class="content-wrapper content-fill">
      <div class="sqs-video-wrapper"><div class="sqs-video-overlay" style="opacity: 0;"><img data-src="${CDN}"></div></div>
      </div></div></div></div></div>`;
    stop = startGalleries();
    await waitFor(() => expect(one('.sq-gallery')).not.toBeNull());
    expect([one<HTMLImageElement>('.sq-frame img').src, one('.sqs-video-overlay').style.opacity]).toEqual([CDN, '1']);
  });

  test('the options of a block are those that the engine wrote beside it', async () => {
    const json = JSON.stringify({ design: 'slideshow', controls: true, lightbox: true, 'show-meta': false });
    document.body.innerHTML = `<div class="sqs-block-gallery" data-block-json='${json}'>
      <div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${slide(CDN)}${slide(CDN)}</div>
      <div class="sqs-gallery-controls"><a class="previous"></a><a class="next"></a></div></div></div>`;
    stop = startGalleries();
    await waitFor(() => expect(current()).toBe(0));
    expect(document.querySelectorAll('.sqs-gallery-controls')).toHaveLength(1);
    expect(document.querySelectorAll('.sq-turns button')).toHaveLength(2);
    const frame = one('.sq-frame');
    expect([frame.getAttribute('role'), frame.tabIndex, frame.ariaLabel]).toEqual(['button', 0, 'A']);
  });

  test('a gallery of a section takes its columns and its lightbox from what the section says', async () => {
    const props = JSON.stringify({ aspectRatio: 'four-three', numColumns: 5, gutter: 36, lightboxEnabled: true });
    const figure = `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper"><img data-src="${CDN}"
      data-image-dimensions="800x600" data-image-focal-point="0.5,0.5" alt=""></div></figure>`;
    document.body.innerHTML = `<div class="gallery-grid gallery-grid--layout-grid" data-controller="GalleryGrid"
      data-props='${props}' data-show-captions="false"><div class="gallery-grid-wrapper">${figure}${figure}</div></div>`;
    stop = startGalleries();
    await waitFor(() => expect(one('.sq-gallery')).not.toBeNull());
    expect(one('.sq-gallery').className).toMatch(/sq-ratio-four-three sq-per-row-5 sq-padding-36/);
    expect(one<HTMLImageElement>('.sq-frame img').src).toBe(CDN);
    expect(one('.sq-frame').ariaLabel).toBe('Enlarge picture');
  });
});
