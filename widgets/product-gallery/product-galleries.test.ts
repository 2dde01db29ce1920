import { afterEach, describe, expect, test } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { startProductGalleries } from './start-product-galleries.ts';

interface Family {
  family: string;
  /** The gallery's HTML with three pictures. */
  html: string;
  slide: string;
  thumbnail: string;
  current: string;
}

const three = (html: (n: number) => string) => [1, 2, 3].map(html).join('');
const image = (n: number) =>
  `<img data-src="/${n}.jpg" data-image="/${n}.jpg" data-image-dimensions="800x600" alt="${n}">`;
const FAMILIES: Family[] = [
  {
    family: 'Brine',
    html: `<figure class="ProductItem-gallery"><div class="ProductItem-gallery-slides">
      ${three((n) => `<div class="ProductItem-gallery-slides-item" data-image-id="i${n}">${image(n)}</div>`)}</div>
      <div class="ProductItem-gallery-thumbnails">
      ${three((n) => `<div class="ProductItem-gallery-thumbnails-item">${image(n)}</div>`)}</div></figure>`,
    slide: '.ProductItem-gallery-slides-item',
    thumbnail: '.ProductItem-gallery-thumbnails-item',
    current: 'selected',
  },
  {
    family: 'older themes',
    html: `<div id="productWrapper"><div id="productGallery"><div id="productSlideshow">
      ${three((n) => `<div class="slide" data-image-id="i${n}">${image(n)}</div>`)}</div></div>
      <div id="productThumbnails">${three((n) => `<div class="slide">${image(n)}</div>`)}</div></div>`,
    slide: '#productSlideshow > .slide',
    thumbnail: '#productThumbnails > .slide',
    current: 'sqs-active-slide',
  },
  {
    family: 'Products V2',
    html: `<div class="product-gallery" data-product-gallery="container"><div class="product-gallery-slides">
      <div class="product-gallery-carousel-controls enable-on-first-image-load">
      <button data-product-gallery="prev"></button><button data-product-gallery="next"></button></div>
      <div data-product-gallery="indicator"></div>
      ${three((n) => `<div class="product-gallery-slides-item">${image(n)}</div>`)}</div><div class="product-gallery-thumbnails">
      ${three((n) => `<button class="product-gallery-thumbnails-item" aria-label="Image ${n}">${image(n)}</button>`)}</div></div>`,
    slide: '.product-gallery-slides-item',
    thumbnail: '.product-gallery-thumbnails-item',
    current: 'selected',
  },
];
const [BRINE, , V2] = FAMILIES as [Family, Family, Family];

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.body.removeAttribute('class');
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const currentOf = (selector: string, name: string) =>
  all(selector).flatMap(({ classList }, place) => (classList.contains(name) ? [place] : []));
const press = (key: string, target: HTMLElement) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

function open({ html }: Family, body = ''): void {
  document.body.className = body;
  document.body.innerHTML = html;
  stop = startProductGalleries();
}

/** Opens a gallery and waits until the visitor's first sign has fetched what turns it. */
async function openUsed(family: Family, body = ''): Promise<void> {
  open(family, body);
  document.dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(all(family.thumbnail)[0]?.getAttribute('aria-current')).toBe('true'));
}

describe.each(FAMILIES)('a gallery of $family', (family) => {
  const { slide, thumbnail, current } = family;
  const shown = () => [currentOf(slide, current), currentOf(thumbnail, current)];

  test('shows its first picture at once, and its thumbnails', () => {
    open(family);
    expect(shown()).toEqual([[0], [0]]);
    expect(all(`${slide},${thumbnail}`).every(({ classList }) => classList.contains('loaded'))).toBe(true);
  });

  test('is turned by presses on its thumbnails, the first of which may come before the module', async () => {
    open(family);
    all(thumbnail)[2]?.click();
    await waitFor(() => expect(shown()).toEqual([[2], [2]]));
    all(thumbnail)[1]?.querySelector('img')?.click();
    expect(shown()).toEqual([[1], [1]]);
    expect(all(thumbnail).map((element) => element.getAttribute('aria-current'))).toEqual(['false', 'true', 'false']);
    expect(all('[role=status]').at(-1)?.textContent).toBe('Picture 2 of 3');
  });

  test('follows the picture that a chosen variant brings to the front', async () => {
    await openUsed(family);
    const [first, , third] = all(slide);
    first?.classList.remove(current);
    third?.classList.add(current);
    await waitFor(() => expect(shown()).toEqual([[2], [2]]));
    expect(all(thumbnail)[2]?.getAttribute('aria-current')).toBe('true');
  });

  test('keeps the picture that the page shows already', () => {
    document.body.innerHTML = family.html;
    all(slide)[1]?.classList.add(current);
    stop = startProductGalleries();
    expect(currentOf(slide, current)).toEqual([1]);
  });
});

test('thumbnails that are no buttons are reached by Tab and pressed by Enter and the space bar', async () => {
  await openUsed(BRINE);
  const thumbnails = all(BRINE.thumbnail);
  expect(
    thumbnails.map((element) => [element.getAttribute('role'), element.tabIndex, element.getAttribute('aria-label')]),
  ).toEqual([1, 2, 3].map((n) => ['button', 0, `Picture ${n} of 3`]));
  press('Enter', thumbnails[1] as HTMLElement);
  expect(currentOf(BRINE.slide, 'selected')).toEqual([1]);
  press(' ', thumbnails[2] as HTMLElement);
  expect(currentOf(BRINE.slide, 'selected')).toEqual([2]);
});

test('arrows turn it, beyond its ends too, and the indicator says which picture it is', async () => {
  await openUsed(V2);
  const [previous, next] = all('[data-product-gallery=prev],[data-product-gallery=next]');
  expect([previous, next].map((element) => element?.getAttribute('aria-label'))).toEqual([
    'Previous picture',
    'Next picture',
  ]);
  expect(all('.enabled')).toHaveLength(1);
  previous?.click();
  expect(currentOf(V2.slide, 'selected')).toEqual([2]);
  expect(all('[data-product-gallery=indicator]')[0]?.textContent).toBe('3 / 3');
  next?.click();
  expect(currentOf(V2.slide, 'selected')).toEqual([0]);
});

test('a press on its picture enlarges the one that shows, where the theme has that, and the focus returns', async () => {
  await openUsed(BRINE, 'tweak-product-item-lightbox-enabled');
  const [first, second, third] = all(BRINE.slide) as [HTMLElement, HTMLElement, HTMLElement];
  expect([first, second, third].map((element) => [element.tabIndex, element.getAttribute('aria-haspopup')])).toEqual([
    [0, 'dialog'],
    [-1, 'dialog'],
    [-1, 'dialog'],
  ]);
  // The last one lies upon the others.
  third.click();
  await waitFor(() => expect(all('sq-lightbox img')[0]?.getAttribute('src')).toBe('/1.jpg'));
  expect(all('sq-lightbox')[0]?.textContent).toContain('1 of 3');
  document.querySelector('sq-lightbox')?.shadowRoot?.querySelector('dialog')?.dispatchEvent(new Event('cancel'));
  await waitFor(() => expect(document.activeElement).toBe(first));
});

test('without a lightbox in the theme a press on the picture does nothing', async () => {
  await openUsed(BRINE);
  all(BRINE.slide)[0]?.click();
  await new Promise((done) => setTimeout(done));
  expect(all('sq-lightbox')).toHaveLength(0);
  expect(all(BRINE.slide)[0]?.hasAttribute('role')).toBe(false);
});
