import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';
import type { Picture } from './picture.ts';

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const pot: Picture = {
  id: 'pot',
  url: '/images/a/pot.jpg',
  alt: 'A pot',
  width: 800,
  height: 600,
  widths: [300],
  position: '25% 75%',
  color: '#aabbcc',
};
const attributes = (image: Element | undefined, ...names: string[]) => names.map((name) => image?.getAttribute(name));

test('the first picture of a product comes first and all others late, each in its width and with its colour', async () => {
  await act(() => root.render(<Gallery pictures={[pot, { ...pot, id: 'lid' }]} shownId={undefined} />));
  const [first, second] = document.querySelectorAll<HTMLImageElement>('[part=picture]');
  const srcset = '/images/a/pot.jpg?format=300w 300w,/images/a/pot.jpg 800w';
  expect(attributes(first, 'srcset', 'sizes', 'loading', 'fetchpriority', 'width', 'height', 'alt')).toEqual([
    ...[srcset, '(min-width:50em) 50vw,100vw', 'eager', 'high', '800', '600', 'A pot'],
  ]);
  expect(attributes(second, 'sizes', 'loading', 'fetchpriority')).toEqual([
    ...['auto, (min-width:50em) 50vw,100vw', 'lazy', null],
  ]);
  expect([first?.style.objectPosition, first?.closest('li')?.style.backgroundColor]).toEqual(['25% 75%', '#aabbcc']);
  const thumbnail = document.querySelector('[part=thumbnail] img') as Element;
  expect(attributes(thumbnail, 'srcset', 'sizes', 'loading', 'alt')).toEqual([srcset, 'auto, 64px', 'lazy', '']);
});

test('a picture of unknown size is shown too', async () => {
  await act(() =>
    root.render(<Gallery pictures={[{ ...pot, width: 0, height: 0, widths: [] }]} shownId={undefined} />),
  );
  expect(attributes(document.querySelector('[part=picture]') as Element, 'src', 'srcset')).toEqual([pot.url, null]);
});
