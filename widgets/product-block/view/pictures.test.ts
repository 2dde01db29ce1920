import { expect, test } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { lamp } from '../../../test/fixtures/cart/product.ts';
import { picturesOf } from './pictures.ts';

test('a picture that the shop serves in several widths has them all, and is cropped by its focal point', () => {
  const image = { id: 'i', assetUrl: '/images/p/a.jpg', altText: 'Pot', originalSize: '400x300' };
  const focalPoint = { x: 0.25, y: 1 };
  const [wide, plain] = picturesOf({
    ...lamp,
    images: [
      { ...image, focalPoint, widths: [100, 300], color: 'aabbcc' },
      { ...image, focalPoint: { x: 0.5, y: 0.5 }, widths: [] },
    ],
  });
  const url = new URL('/images/p/a.jpg', boot().base).href;
  expect(wide).toMatchObject({
    url,
    srcset: `${url}?format=100w 100w,${url}?format=300w 300w,${url} 400w`,
    widths: [100, 300],
    position: '25% 100%',
    color: '#aabbcc',
  });
  expect(plain).toMatchObject({ srcset: undefined, position: '50% 50%' });
});
