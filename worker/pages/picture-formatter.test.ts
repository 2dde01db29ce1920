import { expect, test } from 'vitest';
import { StepBudget } from './bounded-engine.ts';
import { parseTemplates, render } from './engine.ts';
import { localeData } from './locale.ts';

const PHOTO = {
  id: 'p1',
  assetUrl: '/images/p1/tea.jpg',
  originalSize: '1200x800',
  altText: 'Tea "in" a cup',
  mediaFocalPoint: { x: 0.3, y: 0.4 },
  systemDataVariants: '100w,300w,500w,750w,1000w',
  colorData: { centerAverage: 'aabbcc' },
};

const rendered = async (source: string, image: object | null) =>
  render(
    'page',
    parseTemplates([{ name: 'page', source }], {}),
    { image },
    { cldr: await localeData('en-US'), now: 0, budget: new StepBudget() },
  );

test('a picture has its widths, its size, its focal point and its colour', async () => {
  const { html, errors } = await rendered('{image|picture;sizes=(min-width: 50em) 33vw, 100vw;class=card}', PHOTO);
  expect(errors).toEqual([]);
  expect(html).toBe(
    '<img class="card" data-image="/images/p1/tea.jpg" data-image-id="p1" data-image-dimensions="1200x800" data-image-focal-point="0.3,0.4" ' +
      'data-color-center="#aabbcc" srcset="/images/p1/tea.jpg?format=100w 100w,/images/p1/tea.jpg?format=300w 300w,' +
      '/images/p1/tea.jpg?format=500w 500w,/images/p1/tea.jpg?format=750w 750w,/images/p1/tea.jpg?format=1000w 1000w,' +
      '/images/p1/tea.jpg 1200w" sizes="auto, (min-width: 50em) 33vw, 100vw" src="/images/p1/tea.jpg" ' +
      'alt="Tea &quot;in&quot; a cup" width="1200" height="800" loading="lazy" decoding="async">',
  );
});

test('the first picture is fetched first, and a decorative one has an empty text', async () => {
  const { html } = await rendered('{image|picture;priority=high;alt=}', { ...PHOTO, systemDataVariants: undefined });
  expect(html).toContain('alt="" width="1200" height="800" loading="eager" fetchpriority="high"');
  expect(html).not.toContain('srcset');
});

test('a picture as wide as one of the widths names each width once', async () => {
  const { html } = await rendered('{image|picture}', { ...PHOTO, originalSize: '1000x500' });
  expect(html).toContain('?format=750w 750w,/images/p1/tea.jpg 1000w"');
});

test.each([
  ['{image|picture}', { ...PHOTO, originalSize: 'large' }, "Invalid source parameter. Pass in 'originalSize'"],
  ['{image|picture}', { ...PHOTO, originalSize: '0x800' }, "'width' is a positive whole number."],
  ['{image|picture}', { originalSize: '9x9' }, "An image needs 'src'."],
  ['{image|picture;priority=soon}', PHOTO, "'priority' is 'high', 'low' or null."],
])('%s of a wrong picture shows nothing and reports why', async (source, image, message) => {
  const { html, errors } = await rendered(`${source}<p>`, image);
  expect(html).toBe('<p>');
  expect(errors.map((error) => error.message).join()).toContain(message);
});

test('without a picture nothing is shown, and a setting that does not exist is reported', async () => {
  expect(await rendered('{image|picture}', null)).toEqual({ html: '', errors: [] });
  const { html, errors } = await rendered('{image|picture;size=1px}', PHOTO);
  expect(html).toContain('<img');
  expect(errors.map(({ message }) => message)).toEqual(["The picture has no setting 'size=1px'."]);
});
