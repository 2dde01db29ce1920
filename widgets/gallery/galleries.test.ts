import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { galleryHtml } from '#runtime/domain/gallery-html.ts';
import { type GalleryOptions, readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { waitFor } from '../../test/wait-for.ts';
import { startGalleries } from './start-galleries.ts';

const picture = (name: string) => ({
  id: name,
  url: `/${name}.jpg`,
  widths: [100],
  width: 400,
  height: 200,
  focalPoint: { x: 0.5, y: 0.5 },
  color: null,
  alt: name,
  title: name,
  description: '',
  link: '',
});
const pictures = ['lake', 'hill', 'sea'].map(picture);
const texts = { pictures: 'Pictures', enlarge: 'Enlarge picture', playVideo: 'Play the video: {title}' };
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

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const current = () =>
  [...document.querySelectorAll('.sq-slide')].findIndex((slide) => slide.getAttribute('aria-current') === 'true');
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
    expect([previous?.getAttribute('aria-label'), next?.getAttribute('aria-label')]).toEqual([
      'Previous picture',
      'Next picture',
    ]);
    next?.click();
    expect([current(), find('[role=status]').textContent]).toEqual([1, 'Picture 2 of 3']);
    press(find('.sq-slides'), 'End');
    expect(current()).toBe(2);
    next?.click();
    expect(current()).toBe(0);
    previous?.click();
    expect(current()).toBe(2);
    press(find('.sq-slides'), 'Home');
    press(find('.sq-slides'), 'ArrowRight');
    expect(current()).toBe(1);
    const thumbs = [...document.querySelectorAll<HTMLElement>('.sq-thumb')];
    thumbs[2]?.click();
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    expect(thumbs[2]?.getAttribute('aria-label')).toBe('Picture 3 of 3');
  });

  test('the thumbnail of the current picture is scrolled into view', async () => {
    await open({ design: 'slideshow', controls: true, thumbnails: true });
    const strip = find('.sq-strip');
    strip.getBoundingClientRect = () => new DOMRect(0, 0, 100, 80);
    const last = strip.lastElementChild as HTMLElement;
    last.getBoundingClientRect = () => new DOMRect(160, 0, 80, 80);
    const scrolled = vi.spyOn(strip, 'scrollBy');
    press(find('.sq-slides'), 'End');
    expect(scrolled).toHaveBeenCalledWith({ left: 140 });
  });

  test('keys turn it the other way in a language that is read from the right', async () => {
    document.body.dir = 'rtl';
    await open({ design: 'slider' });
    find('.sq-slides').style.direction = 'rtl';
    press(find('.sq-slides'), 'ArrowLeft');
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

  test('the elements that were added to it are removed with it', async () => {
    await open({ design: 'slideshow', controls: true, autoplay: true });
    expect(document.querySelectorAll('.sq-turns, [role=status]')).toHaveLength(2);
    stop();
    expect(document.querySelectorAll('.sq-turns, [role=status]')).toHaveLength(0);
  });
});

describe('autoplay', () => {
  const play = { design: 'slideshow', autoplay: true, 'autoplay-duration': 2 } as const;
  const pause = () => find<HTMLButtonElement>('.sq-pause');
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
    expect(find('[role=status]').textContent).toBe('');
  });

  test('its button pauses it and plays it again', async () => {
    await openPlaying();
    expect(pause().getAttribute('aria-label')).toBe('Pause the slideshow');
    pause().click();
    vi.advanceTimersByTime(10_000);
    expect([current(), pause().getAttribute('aria-label')]).toEqual([0, 'Play the slideshow']);
    pause().click();
    vi.advanceTimersByTime(2_000);
    expect(current()).toBe(1);
  });

  test('it waits under the pointer and with the focus, except on its button', async () => {
    await openPlaying();
    over(find('.sq-frame'), 'pointerover');
    vi.advanceTimersByTime(10_000);
    expect(current()).toBe(0);
    over(find('.sq-gallery'), 'pointerleave');
    vi.advanceTimersByTime(2_000);
    expect(current()).toBe(1);
    find('.sq-slides').focus();
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

describe('videos', () => {
  const film = (name: string) => ({ ...picture(name), video: `https://vimeo.com/${name.length}` });
  const stills = () => [...document.querySelectorAll<HTMLAnchorElement>('a.sq-play')];
  const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src);
  const player = (number: number) => `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1`;

  async function openVideos(given: Partial<GalleryOptions>) {
    const options = readGalleryOptions((name) => given[name]);
    const shown = [film('lake'), film('harbour'), picture('sea')];
    document.body.innerHTML = galleryHtml({ id: 'g', options, pictures: shown, texts });
    stop = startGalleries();
    await vi.dynamicImportSettled();
  }

  test('one plays at a time, and the still of the other returns', async () => {
    await openVideos({});
    const [lake, harbour] = stills();
    expect([lake?.href, lake?.getAttribute('aria-label')]).toEqual(['https://vimeo.com/4', 'Play the video: lake']);
    lake?.click();
    await vi.dynamicImportSettled();
    expect([frames(), document.activeElement?.localName]).toEqual([[player(4)], 'iframe']);
    harbour?.click();
    await vi.dynamicImportSettled();
    expect([frames(), stills()]).toEqual([[player(7)], [lake]]);
    stop();
    expect([frames(), stills()]).toEqual([[], [lake, harbour]]);
  });

  test('a press for another tab follows the link', async () => {
    await openVideos({});
    let followed = false;
    const follow = (event: Event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    const keys = { bubbles: true, cancelable: true, ctrlKey: true };
    stills()[0]?.dispatchEvent(new MouseEvent('click', keys));
    expect([followed, frames()]).toEqual([true, []]);
  });

  test('a row that turns away from a video stops it, and waits while it plays', async () => {
    let turnAway = (_: { isIntersecting: boolean }[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
        constructor(listener: typeof turnAway, options?: { root?: Element }) {
          if (options?.root) turnAway = listener;
        }
      },
    );
    await openVideos({ design: 'slideshow', controls: true });
    stills()[0]?.click();
    await vi.dynamicImportSettled();
    turnAway([{ isIntersecting: true }]);
    expect(frames()).toEqual([player(4)]);
    turnAway([{ isIntersecting: false }]);
    expect([frames(), stills().length]).toEqual([[], 2]);
  });

  test('in a gallery with a lightbox it plays in the lightbox, until another picture shows', async () => {
    await openVideos({ lightbox: true });
    stills()[0]?.click();
    await waitFor(() => expect(frames()).toEqual([player(4)]));
    expect(document.querySelector('sq-lightbox iframe')).not.toBeNull();
    press(find('sq-lightbox'), 'ArrowRight');
    expect(frames()).toEqual([]);
    await waitFor(() =>
      expect(find('.sq-enlarged-video button').getAttribute('aria-label')).toBe('Play the video: harbour'),
    );
    find('.sq-enlarged-video button').click();
    expect(frames()).toEqual([player(7)]);
    press(find('sq-lightbox'), 'ArrowRight');
    await waitFor(() => expect(document.querySelector('.sq-enlarged-video')).toBeNull());
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
    await waitFor(() => expect(find('.sq-gallery')).not.toBeNull());
    const [first, second] = [...document.querySelectorAll<HTMLImageElement>('.sq-frame > img')];
    expect([first?.src, first?.getAttribute('width'), first?.style.objectPosition]).toEqual([CDN, '800', '25% 75%']);
    expect(first?.srcset).toContain(`${CDN}?format=500w 500w`);
    expect([second?.src, second?.srcset, second?.loading]).toEqual(['https://elsewhere.example/b.jpg', '', 'lazy']);
    expect(find('.sq-gallery').className).toMatch(/sq-grid.*sq-ratio-standard.*sq-per-row-3.*sq-no-meta/);
    expect(find('.sq-slides').getAttribute('role')).toBe('list');
  });

  test('the still picture of a video shows', async () => {
    document.body.innerHTML = `<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">
      <div class="slide" data-type="video"><div class="margin-wrapper"><div class="content-wrapper content-fill">
      <div class="sqs-video-wrapper"><div class="sqs-video-overlay" style="opacity: 0;"><img data-src="${CDN}"></div></div>
      </div></div></div></div></div>`;
    stop = startGalleries();
    await waitFor(() => expect(find('.sq-gallery')).not.toBeNull());
    expect([find<HTMLImageElement>('.sq-frame img').src, find('.sqs-video-overlay').style.opacity]).toEqual([CDN, '1']);
  });

  const wrapper = (address: string) => `<div class="slide" data-type="video"><div class="margin-wrapper">
    <div class="content-wrapper content-fill"><div class="sqs-video-wrapper" data-html='&lt;iframe src="${address}">&lt;/iframe>'>
    <div class="sqs-video-overlay" style="opacity: 0;"><img data-src="${CDN}" alt="Pouring"></div></div></div></div></div>`;
  async function openBlock(slides: string, json: object = {}) {
    document.body.innerHTML = `<div data-block-json='${JSON.stringify(json)}'><div class="sqs-gallery-container
      sqs-gallery-block-grid"><div class="sqs-gallery">${slides}</div></div></div>`;
    stop = startGalleries();
    await waitFor(() => expect(find('.sq-gallery')).not.toBeNull());
    await vi.dynamicImportSettled();
  }

  test('a press on the still picture of a video plays it there', async () => {
    await openBlock(wrapper('//www.youtube.com/embed/abcdefghijk?feature=oembed') + slide(CDN));
    expect(document.querySelector('iframe')).toBeNull();
    const still = find<HTMLAnchorElement>('a.sq-play');
    expect([still.getAttribute('aria-label'), still.href]).toEqual([
      'Play the video: Pouring',
      'https://www.youtube.com/embed/abcdefghijk?feature=oembed',
    ]);
    expect(find('.sqs-video-overlay').style.opacity).toBe('1');
    still.click();
    await vi.dynamicImportSettled();
    const frame = find<HTMLIFrameElement>('.sq-margin > iframe.sq-frame');
    expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1');
    expect(frame.title).toBe('Pouring');
  });

  test('a video of anybody else leads to its own page, also where the gallery has a lightbox', async () => {
    await openBlock(wrapper('https://www.instagram.com/reel/abc/embed/'), { lightbox: true });
    const still = find<HTMLAnchorElement>('a.sq-play');
    expect([still.href, still.target, still.rel]).toEqual([
      ...['https://www.instagram.com/reel/abc/embed/', '_blank', 'noopener'],
    ]);
    expect(still.matches('[data-sq-video],.js-gallery-lightbox-opener')).toBe(false);
  });

  test.each(['javascript:alert(1)', ''])('a video with the address %o stays a picture', async (address) => {
    await openBlock(wrapper(address));
    expect(document.querySelector('a.sq-play')).toBeNull();
    expect(find<HTMLImageElement>('.sq-frame img').src).toBe(CDN);
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
    const frame = find('.sq-frame');
    expect([frame.getAttribute('role'), frame.tabIndex, frame.getAttribute('aria-label')]).toEqual(['button', 0, 'A']);
  });

  test('the lightbox of a block has the caption that the engine wrote into its opener', async () => {
    await openBlock(
      `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor js-gallery-lightbox-opener
      content-fit" role="button" href="${CDN}" data-title="The lake" data-description="&lt;p&gt;At &lt;b&gt;dawn&lt;/b&gt;&lt;/p&gt;"><img
      data-src="${CDN}" alt="A"></a></div></div>`,
      { lightbox: true },
    );
    find('.js-gallery-lightbox-opener').click();
    await waitFor(() => expect(find('sq-lightbox figcaption')?.textContent).toContain('The lakeAt dawn'));
  });

  test('stacked pictures are taken over too, and none is cropped', async () => {
    document.body.innerHTML = `<div data-block-json='{"design":"stacked","auto-crop":true}'><div class="sqs-gallery-container
      sqs-gallery-block-stacked"><div class="sqs-gallery"><div class="image-wrapper"><img data-src="${CDN}" alt="A"></div>
      <div class="meta">The street</div></div></div></div>`;
    stop = startGalleries();
    await waitFor(() => expect(find<HTMLImageElement>('.sq-slide img')?.src).toBe(CDN));
    expect(find('.sq-gallery').className).toMatch(/sq-taken-over.*sq-stacked.*sq-uncropped/);
  });

  test('a gallery of a section takes its columns and its lightbox from the section', async () => {
    const props = JSON.stringify({ aspectRatio: 'four-three', numColumns: 5, gutter: 36, lightboxEnabled: true });
    const figure = `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper"><img data-src="${CDN}"
      data-image-dimensions="800x600" data-image-focal-point="0.5,0.5" alt=""></div></figure>`;
    document.body.innerHTML = `<div class="gallery-grid gallery-grid--layout-grid" data-controller="GalleryGrid"
      data-props='${props}' data-show-captions="false"><div class="gallery-grid-wrapper">${figure}${figure}</div></div>`;
    stop = startGalleries();
    await waitFor(() => expect(find('.sq-gallery')).not.toBeNull());
    expect(find('.sq-gallery').className).toMatch(/sq-ratio-four-three sq-per-row-5 sq-padding-36/);
    expect(find<HTMLImageElement>('.sq-frame img').src).toBe(CDN);
    expect(find('.sq-frame').getAttribute('aria-label')).toBe('Enlarge picture');
  });
});
