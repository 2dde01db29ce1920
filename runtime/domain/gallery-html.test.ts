import { expect, test } from 'vitest';
import type { GalleryPicture } from '../contracts/gallery.ts';
import { galleryHtml } from './gallery-html.ts';
import { type GalleryOptions, readGalleryOptions } from './gallery-options.ts';
import { galleryStyle } from './gallery-style.ts';

const lake: GalleryPicture = {
  id: 'lake',
  url: '/lake.jpg',
  widths: [100, 300],
  width: 400,
  height: 200,
  focalPoint: { x: 0.25, y: 0.5 },
  color: 'aabbcc',
  alt: 'A "lake"',
  title: 'Lake <1>',
  description: '<p>Cold</p>',
  link: '',
};
const hill: GalleryPicture = { ...lake, id: 'hill', url: '/hill.jpg', alt: '', color: null, link: '/hill' };
const texts = { pictures: 'Pictures', enlarge: 'Enlarge picture', playVideo: 'Play the video: {title}' };
const html = (given: Partial<GalleryOptions> = {}, pictures = [lake, hill]) =>
  galleryHtml({ id: 'g', options: readGalleryOptions((name) => given[name]), pictures, texts });

test('the first picture of a gallery is fetched at once and the others when they are near, in the width that fits', () => {
  const [first, second] = html().match(/<img[^>]*>/g) ?? [];
  expect(first).toContain('fetchpriority="high"');
  expect(first).toContain('srcset="/lake.jpg?format=100w 100w,/lake.jpg?format=300w 300w,/lake.jpg 400w"');
  expect(first).toContain('width="400" height="200"');
  expect(first).toContain('alt="A &quot;lake&quot;"');
  expect(second).toContain('loading="lazy"');
  expect(second).toContain('sizes="auto, ');
});

test('a title is text, and a gallery without pictures is nothing', () => {
  expect(html()).toContain('Lake &lt;1&gt;');
  expect(html({}, [])).toBe('');
});

test('a picture with a link leads there, in a new window where the owner wants that', () => {
  expect(html()).toContain('href="/hill"');
  expect(html()).not.toContain('_blank');
  expect(html({ newWindow: true })).toContain('href="/hill" target="_blank" rel="noopener"');
  expect(html()).not.toContain('href="/lake.jpg"');
  expect(html({ lightbox: true, lightboxTheme: 'light' })).toContain('href="/lake.jpg" data-lightbox-theme="light"');
});

test('thumbnails stand below slideshows and carousels only', () => {
  expect(html({ thumbnails: true })).not.toContain('sq-thumb"');
  for (const design of ['slideshow', 'slider'] as const) {
    expect(html({ thumbnails: true, design })).toContain('<a class="sq-thumb" href="#g-2">');
  }
});

test('the style has one rule for each option in which galleries differ, and no rule without a gallery', () => {
  const style = galleryStyle(html({ padding: 7, 'thumbnails-per-row': 9 }));
  expect(style).toContain('.sq-gallery.sq-padding-7{--_gap:7px}');
  expect(style).toContain('.sq-gallery.sq-per-row-9{--_n:9}');
  expect(style).toContain('[data-image-focal-point="0.25,0.5"]{object-position:25% 50%}');
  expect(style).toContain('[data-color-center="#aabbcc"]{--_color:#aabbcc}');
  expect(style.split('0.25,0.5')).toHaveLength(2);
  expect(galleryStyle('<p>A gallery</p>')).toBe('');
});

test('no text of a visitor becomes a rule', () => {
  const text = 'data-image-focal-point="1,1}body{display:none" data-color-center="#aabbcc}" sq-padding-1;';
  const hostile = `${html()}<p>${text}</p>`;
  expect(galleryStyle(hostile)).not.toContain('display:none"');
  expect(galleryStyle(hostile)).not.toContain('body{');
});

test('the picture of a video leads to its page and names its player, and its title leads to its link', () => {
  const film = { ...hill, title: 'Pouring', video: 'https://youtu.be/abcdefghijk' };
  const shown = html({}, [film]);
  expect(shown).toContain('data-type="video"');
  expect(shown).toContain('href="https://youtu.be/abcdefghijk" target="_blank" rel="noopener"');
  expect(shown).toContain('data-sq-video="https://www.youtube-nocookie.com/embed/abcdefghijk"');
  expect(shown).toContain('aria-label="Play the video: Pouring"');
  expect(shown).toContain('<a href="/hill">Pouring</a>');
  expect(shown).not.toContain('iframe');
  expect(galleryStyle(shown)).toContain('.sq-play');
  expect(galleryStyle(html())).not.toContain('.sq-play');
});

test('a video that has no player of ours stays a picture', () => {
  expect(html({}, [{ ...lake, video: 'https://evil.example/1' }])).not.toContain('evil');
});
