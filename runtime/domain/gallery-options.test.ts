import { describe, expect, test } from 'vitest';
import { GalleryOptions } from '../contracts/gallery.ts';
import { GALLERY_OPTION_LIST, optionAttribute, readGalleryOptions } from './gallery-options.ts';

const usual = Object.fromEntries(GALLERY_OPTION_LIST.map(([name, option]) => [name, option.usual]));

test('the options are those of the platform, with its defaults', () => {
  expect(usual).toEqual({
    design: 'grid',
    autoplay: false,
    'autoplay-duration': 5,
    controls: false,
    'auto-crop': true,
    'aspect-ratio': 'square',
    'square-thumbs': true,
    thumbnails: false,
    'thumbnail-strip-height': 80,
    'thumbnail-strip-margin': 20,
    'show-meta': true,
    'meta-position': 'bottom',
    'show-meta-on-hover': false,
    'active-alignment': 'center',
    'thumbnails-per-row': 4,
    padding: 20,
    lightbox: false,
    lightboxTheme: 'dark',
    'max-width': 300,
    newWindow: false,
    transparentBackground: false,
  });
});

describe.each(GALLERY_OPTION_LIST)('the option %s', (name, option) => {
  const read = (value: unknown) => readGalleryOptions((asked) => (asked === name ? value : undefined))[name];
  const taken = (value: unknown) => GalleryOptions.safeParse({ [name]: value }).success;

  test(`${name} has its default where it is missing or cannot be read`, () => {
    expect(GalleryOptions.parse({})[name]).toBe(option.usual);
    expect([read(undefined), read(null)]).toEqual([option.usual, option.usual]);
    if (option.kind !== 'flag') expect([read('much'), read('')]).toEqual([option.usual, option.usual]);
    expect(taken({})).toBe(false);
  });

  test(`${name} takes what it can be, as its contract does`, () => {
    if (option.kind === 'flag') {
      expect([read(true), read('true'), read(''), read(false), read('false')]).toEqual([
        true,
        true,
        true,
        false,
        false,
      ]);
      expect([taken(true), taken(false), taken('true')]).toEqual([true, true, false]);
    } else if (option.kind === 'choice') {
      expect(option.choices.map(read)).toEqual(option.choices);
      expect(option.choices.every(taken)).toBe(true);
      expect(taken('sideways')).toBe(false);
    } else {
      const { least, most } = option;
      expect([read(least), read(String(most)), read(least - 1), read(most + 1)]).toEqual([least, most, least, most]);
      expect([taken(least), taken(most), taken(least - 1), taken(most + 1), taken(least + 0.5)]).toEqual([
        ...[true, true, false, false, false],
      ]);
    }
  });
});

test('an option’s attribute is its name in lower case', () => {
  expect(['newWindow', 'lightboxTheme', 'auto-crop'].map((name) => optionAttribute(name as 'newWindow'))).toEqual([
    ...['new-window', 'lightbox-theme', 'auto-crop'],
  ]);
});
