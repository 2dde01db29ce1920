import { expect, test } from 'vitest';
import { mailPicture } from './service.ts';

test.each([
  ['/images/a1/cup.jpg', 'https://shop.example/images/a1/cup.jpg'],
  ['https://cdn.example/cup.png?format=300w', 'https://cdn.example/cup.png?format=300w'],
  ['/assets/pictures/cup.svg', undefined],
  ['/assets/pictures/cup.SVG?v=1', undefined],
  ['/images/svg/cup.webp', 'https://shop.example/images/svg/cup.webp'],
  ['http://[', undefined],
  [undefined, undefined],
])('a mail shows %s as %s', (url, shown) => {
  expect(mailPicture(url, 'https://shop.example')).toBe(shown);
});
