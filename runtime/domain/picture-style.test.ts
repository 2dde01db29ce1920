import { expect, test } from 'vitest';
import { pictureStyle } from './picture-style.ts';

const picture = (point: string, color = '') =>
  `<img src="/tea.jpg" data-image-focal-point="${point}"${color && ` data-color-center="${color}"`}>`;

test('a picture is cropped around its focal point, and each rule stands once', () => {
  expect(pictureStyle(picture('0.25,0.333333') + picture('0.25,0.333333'))).toBe(
    'img[data-image-focal-point="0.25,0.333333"]{object-position:25% 33.33%}',
  );
});

test.each(['0.5,0.5', '0.50,0.5', ''])('a picture with the focal point %j needs no rule', (point) => {
  expect(pictureStyle(picture(point))).toBe('');
});

test('a photo has its colour until it is there', () => {
  expect(pictureStyle(picture('0.5,0.5', '#aabbcc'))).toBe(
    'img[data-color-center="#aabbcc"]:is([src*=".jpg" i],[src*=".jpeg" i]){background-color:#aabbcc}',
  );
});

test.each(['0.5,0.5"]{}', '1e9,1', '#x'])('nothing but numbers gets into a style: %s', (value) => {
  expect(pictureStyle(picture(value, value))).toBe('');
});
