import { afterEach, expect, test } from 'vitest';
import { startPictures } from './start-pictures.ts';

const CDN = 'https://images.squarespace-cdn.com/content/v1/a/b/tea.jpg';
let stop = () => {};

function open(html: string): HTMLImageElement {
  document.body.innerHTML = html;
  stop = startPictures();
  return document.querySelector('img') as HTMLImageElement;
}
const attributes = (image: Element, ...names: string[]) => names.map((name) => image.getAttribute(name));

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('a picture of the platform is fetched late, in the width that it is shown in, and keeps its place', () => {
  const image = open(`<img data-src="${CDN}" data-image-dimensions="600x400" data-image-focal-point="0.25,1" alt="">`);
  expect(attributes(image, 'src', 'loading', 'sizes', 'width', 'height')).toEqual([
    CDN,
    'lazy',
    'auto, 100vw',
    '600',
    '400',
  ]);
  expect(image.srcset).toBe(`${CDN}?format=100w 100w,${CDN}?format=300w 300w,${CDN}?format=500w 500w,${CDN} 600w`);
  expect(image.style.objectPosition).toBe('25% 100%');
  expect(image.classList.contains('loaded')).toBe(false);
  image.dispatchEvent(new Event('load'));
  expect(image.classList.contains('loaded')).toBe(true);
});

test('a picture that comes later is fetched too', async () => {
  open('<p></p>');
  document.body.innerHTML = '<img data-src="/late.jpg">';
  await expect.poll(() => document.querySelector('img')?.getAttribute('src')).toBe('/late.jpg');
});

test.each([
  ['of another host', '<img data-src="https://elsewhere.example/tea.jpg" data-image-dimensions="600x400">'],
  ['with a query of its own', `<img data-src="${CDN}?format=300w" data-image-dimensions="600x400">`],
  ['of an unknown size', `<img data-src="${CDN}">`],
  ['of a broken size', `<img data-src="${CDN}" data-image-dimensions="large">`],
])('a picture %s is fetched as it is', (_, html) => {
  const image = open(html);
  expect(attributes(image, 'src', 'srcset')).toEqual([image.dataset.src, null]);
});

test('a size of the page’s own stays, and so does a picture that has an address', () => {
  const image = open(
    `<img data-src="${CDN}" data-image-dimensions="600x400" width="90"><img src="/own.jpg" data-src="${CDN}">`,
  );
  expect(attributes(image, 'width', 'height')).toEqual(['90', null]);
  expect(document.querySelectorAll('img')[1]?.getAttribute('src')).toBe('/own.jpg');
});

test('a broken address is left alone', () => {
  expect(open('<img data-src="https://[broken">').hasAttribute('src')).toBe(false);
});
