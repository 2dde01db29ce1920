import { describe, expect, test } from 'vitest';
import { type ImageProps, imageAttributes, imageErrors, imageWarning, parseOriginalSize } from './image.ts';

const PHOTO: ImageProps = { src: '/images/a/tea.jpg', width: 1200, height: 800, alt: 'Tea' };

describe('the props of an image', () => {
  test.each([
    ['no src', { src: undefined }, "An image needs 'src'."],
    ['an empty src', { src: '' }, "An image needs 'src'."],
    ['no width', { width: undefined }, "An image needs 'width'."],
    ['no height', { height: undefined }, "An image needs 'height'."],
    ['a width of 0', { width: 0 }, "'width' is a positive whole number."],
    ['a negative height', { height: -1 }, "'height' is a positive whole number."],
    ['half a pixel', { width: 1.5 }, "'width' is a positive whole number."],
    ['a width as text', { width: '100' }, "'width' is a positive whole number."],
    ['another priority', { priority: 'auto' }, "'priority' is 'high', 'low' or null."],
    ['another loader', { loader: 'cdn' }, "'loader' is 'sqs' or 'raw'."],
    [
      'srcset with the shop’s loader',
      { loader: 'sqs', srcset: 'a 1x', sizes: '1px' },
      "'srcset' goes with the loader 'raw' only.",
    ],
    ['no sizes with the shop’s loader', { loader: 'sqs' }, "The loader 'sqs' needs 'sizes'."],
  ])('%s is an error', (_, change, error) => {
    expect(imageErrors({ ...PHOTO, ...change })).toEqual([error]);
  });

  test.each([
    ['as they are', {}],
    ['of one pixel', { width: 1, height: 1 }],
    ['with an empty alternative text', { alt: '' }],
    ['without priority', { priority: null }],
    ['with the shop’s loader', { loader: 'sqs', sizes: '100vw' }],
    ['with an own srcset', { srcset: '/a.jpg 2x' }],
  ])('have no error %s', (_, change) => {
    expect(imageErrors({ ...PHOTO, ...change })).toEqual([]);
  });

  test('without an alternative text are warned of, and an empty one is for decoration', () => {
    expect(imageWarning({ ...PHOTO, alt: undefined })).toContain("'alt'");
    expect(imageErrors({ ...PHOTO, alt: undefined })).toEqual([]);
    expect(imageWarning({ ...PHOTO, alt: '' })).toBeUndefined();
  });
});

describe('the attributes of an image', () => {
  test.each([
    ['high', 'eager', 'high'],
    ['low', 'lazy', 'low'],
    [null, 'lazy', undefined],
    [undefined, 'lazy', undefined],
  ] as const)('of the priority %s', (priority, loading, fetchpriority) => {
    expect(imageAttributes({ ...PHOTO, priority })).toMatchObject({ loading, ...(fetchpriority && { fetchpriority }) });
    expect('fetchpriority' in imageAttributes({ ...PHOTO, priority })).toBe(fetchpriority !== undefined);
  });

  test('ask the shop for the width that is needed, and the browser for how wide a late picture is', () => {
    const props = { ...PHOTO, loader: 'sqs', widths: [300, 750], sizes: '50vw' } as const;
    const srcset = '/images/a/tea.jpg?format=300w 300w,/images/a/tea.jpg?format=750w 750w,/images/a/tea.jpg 1200w';
    expect(imageAttributes(props)).toMatchObject({
      src: PHOTO.src,
      srcset,
      sizes: 'auto, 50vw',
      width: 1200,
      height: 800,
    });
    expect(imageAttributes({ ...props, priority: 'high' }).sizes).toBe('50vw');
  });

  test('name no widths where only the original is served', () => {
    const attributes = imageAttributes({ ...PHOTO, loader: 'sqs', widths: [], sizes: '50vw' });
    expect([attributes.srcset, attributes.sizes]).toEqual([undefined, undefined]);
  });

  test('keep an own srcset as it is', () => {
    expect(imageAttributes({ ...PHOTO, srcset: '/a.jpg 2x', sizes: '50vw' })).toMatchObject({
      srcset: '/a.jpg 2x',
      sizes: '50vw',
    });
  });
});

test('the size of an original is read', () => {
  expect(parseOriginalSize('1200x800')).toEqual({ width: 1200, height: 800 });
});

test.each(['', '1200', '1200x', 'x800', '12.5x8', '1200x800px', undefined, null])(
  '%j is no size of an original',
  (size) => {
    expect(() => parseOriginalSize(size)).toThrow("Invalid source parameter. Pass in 'originalSize'");
  },
);
