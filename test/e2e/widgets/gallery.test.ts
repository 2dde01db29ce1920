import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  GALLERY_OPTION_LIST,
  type GalleryOptionName,
  optionAttribute,
} from '../../../runtime/domain/gallery-options.ts';
import { axeViolations } from '../harness/accessibility.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { connectBrowser } from '../harness/shared.ts';
import { emptyTab, type Look, openEmpty } from '../harness/shared-tab.ts';
import { type Site, serveBundle } from '../harness/site.ts';

const POLICY = `default-src 'none'; script-src 'self'; style-src 'none'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types storefront`;
const drawn = (colour: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;
const PICTURES = ['teal', 'olive', 'navy', 'maroon']
  .map((colour, n) => {
    const image = `<img src="${drawn(colour, 400, 300)}" width="400" height="300" alt="${colour}" title="Picture ${n + 1}">`;
    return n === 3 ? `<a href="#linked">${image}</a>` : image;
  })
  .join('');

let browser: Browser;
let site: Site;
/** The tab of all tests but the one by touch. */
let tab: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([connectBrowser(), serveBundle('gallery.ts')]);
  tab = await browser.newPage();
});
afterAll(() => Promise.all([browser.close(), site.close()]));

/** Opens a page with a gallery under a strict content security policy. */
async function open(html: string, look: Look = {}, direction = 'ltr', frames = "'none'", page = tab) {
  site.headers['content-security-policy'] = `${POLICY}; frame-src ${frames}`;
  site.files.set(
    '/',
    `<!doctype html><html lang="en" dir="${direction}"><meta name="viewport" content="width=device-width">
     <meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>Page</title>
     <main><h1>Page</h1>${html}</main><script src="/gallery.js"></script></html>`,
  );
  await emptyTab(page, { viewport: { width: 1000, height: 700 }, ...look });
  const complaints = recordComplaints(page, /data:,/);
  await openEmpty(page, site.origin);
  await page.locator('.sq-gallery').first().waitFor();
  return { page, complaints };
}

/** What of a gallery an option may change. */
function looks() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`sq-gallery ${selector}`)];
  const style = (selector: string, ...names: string[]) => {
    const [found] = all(selector);
    const computed = found && getComputedStyle(found);
    return computed ? names.map((name) => computed.getPropertyValue(name)) : [];
  };
  const boxes = (selector: string) =>
    all(selector).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  return {
    slides: boxes('.sq-slide'),
    frames: boxes('.sq-frame'),
    thumbs: boxes('.sq-thumb'),
    images: style('.sq-frame img', 'object-fit', 'object-position'),
    background: style('.sq-frame', 'background-color'),
    meta: [boxes('.sq-meta'), style('.sq-meta', 'display', 'opacity', 'position')],
    snap: style('.sq-slide', 'scroll-snap-align'),
    buttons: all('button').map((button) => button.ariaLabel),
    links: all('a').map((link) => [link.getAttribute('href')?.slice(0, 20), link.getAttribute('target')]),
    theme: all('a').map((link) => link.dataset.lightboxTheme),
  };
}

describe('the options of a gallery', () => {
  /** What an option needs to be seen, where it is not a plain grid. */
  const row = { design: 'slideshow' };
  const NEEDS: Partial<Record<GalleryOptionName, Record<string, string>>> = {
    autoplay: row,
    controls: row,
    'square-thumbs': { ...row, thumbnails: '' },
    thumbnails: row,
    'thumbnail-strip-height': { ...row, thumbnails: '' },
    'thumbnail-strip-margin': { ...row, thumbnails: '' },
    'active-alignment': { design: 'slider' },
    'max-width': { design: 'slider' },
    lightboxTheme: { lightbox: '' },
  };
  /** Its effect is one of time, which `galleries.test.ts` shows. */
  const IN_TIME: readonly string[] = ['autoplay-duration'];

  test('each value of each option shows, and no two look the same', async () => {
    const { page, complaints } = await open(`<sq-gallery>${PICTURES}</sq-gallery>`, { reducedMotion: 'no-preference' });
    await page.mouse.move(0, 0);
    const show = async (attributes: Record<string, string>) => {
      await page.evaluate(async (given) => {
        const gallery = document.querySelector('sq-gallery') as HTMLElement;
        for (const name of gallery.getAttributeNames()) gallery.removeAttribute(name);
        for (const [name, value] of Object.entries(given)) gallery.setAttribute(name, value);
        // The attributes lead to one new arrangement, in a microtask after the texts.
        await new Promise((done) => setTimeout(done));
      }, attributes);
      return JSON.stringify(await page.evaluate(looks));
    };
    for (const [name, option] of GALLERY_OPTION_LIST) {
      if (IN_TIME.includes(name)) continue;
      const values =
        option.kind === 'flag'
          ? ['true', 'false']
          : option.kind === 'choice'
            ? option.choices
            : [option.least, option.usual, option.most].map(String);
      const seen = new Set<string>();
      for (const value of new Set(values)) seen.add(await show({ ...NEEDS[name], [optionAttribute(name)]: value }));
      expect(seen.size, name).toBe(new Set(values).size);
    }
    expect(complaints).toEqual([]);
  });

  test('titles that show under the pointer show with the focus too', async () => {
    const { page } = await open(`<sq-gallery lightbox show-meta-on-hover>${PICTURES}</sq-gallery>`);
    const opacity = (n: number) =>
      page
        .locator('.sq-meta')
        .nth(n)
        .evaluate((meta) => getComputedStyle(meta).opacity);
    await page.mouse.move(0, 0);
    expect(await opacity(0)).toBe('0');
    await page.locator('.sq-frame').first().hover();
    expect(await opacity(0)).toBe('1');
    await page.locator('.sq-frame').nth(1).focus();
    expect(await opacity(1)).toBe('1');
  });
});

describe('the lightbox of a gallery', () => {
  const GALLERY = `<sq-gallery lightbox>${PICTURES}</sq-gallery>`;
  const status = (page: Page) => page.locator('sq-lightbox [role=status]').innerText();
  const large = (page: Page) => page.locator('sq-lightbox .sq-stage img');
  const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { interval: 20 });

  async function openLarge(page: Page, name = 'olive') {
    await page.getByRole('link', { name }).click();
    await large(page).waitFor();
  }
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  test('keys turn its pictures, Escape closes it, and the focus returns to the picture', async () => {
    const { page, complaints } = await open(GALLERY);
    await openLarge(page);
    expect([await status(page), await large(page).getAttribute('alt')]).toEqual(['2 of 3', 'olive']);
    const placeAfter = async (key: string) => {
      await page.keyboard.press(key);
      return status(page);
    };
    expect(await placeAfter('ArrowRight')).toBe('3 of 3');
    expect(await placeAfter('ArrowRight')).toBe('1 of 3');
    expect(await placeAfter('ArrowLeft')).toBe('3 of 3');
    expect(await placeAfter('Home')).toBe('1 of 3');
    expect(await placeAfter('End')).toBe('3 of 3');
    expect(await page.locator('sq-lightbox figcaption strong').innerText()).toBe('Picture 3');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
    await eventually(() => focused(page)).toBe('olive');
    expect(await page.evaluate(() => history.state)).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('the way back closes it and stays on the page', async () => {
    const { page } = await open(GALLERY);
    await openLarge(page);
    await page.goBack();
    await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
    expect([page.url(), await focused(page)]).toEqual([`${site.origin}/`, 'olive']);
  });

  test('in a language that is read from the right, the left key leads on', async () => {
    const { page } = await open(GALLERY, {}, 'rtl');
    await openLarge(page);
    await page.keyboard.press('ArrowLeft');
    expect(await status(page)).toBe('3 of 3');
  });

  test('a swipe turns it, and fingers, wheel and a double press zoom', async () => {
    const { page } = await open(GALLERY, {}, 'ltr', "'none'", await browser.newPage({ hasTouch: true }));
    await openLarge(page);
    const scale = () => large(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
    await page.mouse.move(500, 300);
    await page.mouse.wheel(0, -200);
    await eventually(scale).toBeGreaterThan(1.5);
    await page.keyboard.press('0');
    expect(await scale()).toBe(1);
    await page.mouse.dblclick(500, 300);
    expect(await scale()).toBe(2.5);
    await page.mouse.dblclick(500, 300);
    expect(await scale()).toBe(1);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', [450, 300], [550, 300]);
    await touch('touchMove', [400, 300], [600, 300]);
    await touch('touchEnd');
    expect(await scale()).toBeCloseTo(2, 1);
    await page.keyboard.press('0');
    await touch('touchStart', [600, 300]);
    await touch('touchMove', [500, 305]);
    await touch('touchEnd');
    await eventually(() => status(page)).toBe('3 of 3');
  });
});

test('galleries in all designs are accessible, in both colour schemes', async () => {
  const designs = ['slideshow', 'slider', 'grid', 'stacked'].map(
    (design) =>
      `<h2>${design}</h2><sq-gallery design="${design}" controls thumbnails lightbox>${PICTURES}</sq-gallery>`,
  );
  const { page } = await open(designs.join(''), { colorScheme: 'dark' });
  await page.locator('sq-gallery').nth(3).locator('.sq-gallery').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('a block of the engine is laid out, and shows its pictures', async () => {
  const slide = (
    colour: string,
  ) => `<div class="slide"><div class="margin-wrapper"><a class="image-slide-anchor content-fill">
    <img class="thumb-image" data-src="${drawn(colour, 400, 300)}" data-image-dimensions="400x300" data-image-focal-point="0.5,0" alt="${colour}"></a></div></div>`;
  const slides = ['teal', 'olive', 'navy'].map(slide).join('');
  const { page, complaints } = await open(`<div class="sqs-gallery-container sqs-gallery-block-grid
    sqs-gallery-aspect-ratio-standard sqs-gallery-thumbnails-per-row-3"><div class="sqs-gallery">${slides}</div></div>`);
  const images = page.locator('.sq-frame img');
  await expect
    .poll(() => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  const boxes = await Promise.all([0, 1, 2].map((n) => images.nth(n).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect((boxes[0]?.width ?? 0) / (boxes[0]?.height ?? 1)).toBeCloseTo(1.5, 1);
  expect(complaints).toEqual([]);
});

test('videos are asked of nobody before a press, play in their place or in the lightbox, and stop as it turns', async () => {
  const film = (n: number) => `<a href="https://vimeo.com/${n}"><img src="${drawn('teal', 400, 300)}" width="400"
    height="300" alt="Film ${n}"></a>`;
  const films = `${film(1)}${film(2)}${PICTURES}`;
  const { page } = await open(
    `<sq-gallery design="slideshow" aspect-ratio="anamorphic-widescreen" controls>${films}</sq-gallery><sq-gallery lightbox>${films}</sq-gallery>`,
    {},
    'ltr',
    'https://player.vimeo.com',
  );
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.locator('sq-gallery').nth(1).locator('.sq-gallery').waitFor();
  const still = (gallery: number, n: number) =>
    page
      .locator('sq-gallery')
      .nth(gallery)
      .getByRole('link', { name: `Play the video: Film ${n}` });
  expect(asked).toEqual([]);
  const before = await still(0, 1).boundingBox();
  await still(0, 1).click();
  const frame = page.locator('sq-gallery iframe');
  await frame.waitFor();
  expect(await frame.boundingBox()).toEqual(before);
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/1?autoplay=1&dnt=1']);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => frame.count()).toBe(0);
  await still(1, 2).click();
  await page.locator('sq-lightbox iframe').waitFor();
  expect((await page.locator('sq-lightbox iframe').boundingBox())?.height).toBeCloseTo(560, 1);
  await page.getByRole('button', { name: 'Previous picture' }).last().click();
  const play = page.locator('sq-lightbox').getByRole('button', { name: 'Play the video: Film 1' });
  await play.waitFor();
  expect([await page.locator('iframe').count(), asked.length]).toEqual([0, 2]);
  expect(await axeViolations(page)).toEqual([]);
  await play.click();
  await expect.poll(() => asked.length).toBe(3);
});
