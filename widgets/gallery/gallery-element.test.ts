import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { hydrate } from '../../test/fixtures/hydrate.ts';
import { waitFor } from '../../test/wait-for.ts';
import './index.ts';

const picture = (name: string) => ({
  id: name,
  url: `/${name}.jpg`,
  widths: [100],
  width: 400,
  height: 200,
  focalPoint: { x: 0.5, y: 0.5 },
  color: null,
  alt: name,
  title: name,
  description: '',
  link: '',
});
const pictures = ['lake', 'hill', 'sea'].map(picture);

let answers: Record<string, object>;

beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[new URL(url, location.href).pathname];
    return Response.json(answer ?? { code: 'NOT_FOUND', error: 'No.' }, { status: answer ? 200 : 404 });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const current = () =>
  [...document.querySelectorAll('.sq-slide')].findIndex((slide) => slide.getAttribute('aria-current') === 'true');

describe('<sq-gallery>', () => {
  test('it shows the pictures of a collection as its owner wants, except where an attribute says otherwise', async () => {
    const options = readGalleryOptions((name) => ({ design: 'slideshow', padding: 8 })[name as 'design']);
    const described = pictures.map((own) => ({ ...own, description: 'a < b', link: '/page' }));
    answers['/api/1/galleries/collections/workshop'] = { title: 'Workshop', options, pictures: described };
    document.body.innerHTML = '<sq-gallery collection="workshop" padding="3" new-window>Soon</sq-gallery>';
    await waitFor(() => expect(current()).toBe(0));
    expect(find('.sq-gallery').className).toMatch(/sq-slideshow.*sq-padding-3 /);
    expect(find<HTMLImageElement>('.sq-slide img').src).toBe(new URL('/lake.jpg', location.href).href);
    expect(find('.meta-description').textContent).toBe('a < b');
    expect([find<HTMLAnchorElement>('.sq-frame').target, find<HTMLAnchorElement>('.sq-frame').pathname]).toEqual([
      ...['_blank', '/page'],
    ]);
    find('sq-gallery').setAttribute('design', 'grid');
    await waitFor(() => expect(find('.sq-gallery').classList).toContain('sq-grid'));
  });

  test('it takes the pictures that stand in it, with their sources, captions and links', async () => {
    document.body.innerHTML = `<sq-gallery design="stacked"><figure><a href="/there"><img src="/own.jpg"
      srcset="/own-2.jpg 2x" width="40" height="20" alt="Own"></a><figcaption>A caption</figcaption></figure></sq-gallery>`;
    const own = find('img');
    await waitFor(() => expect(find('.sq-gallery')).not.toBeNull());
    expect(find('.sq-frame img')).toBe(own);
    expect(own.getAttribute('srcset')).toBe('/own-2.jpg 2x');
    expect(find('.meta-description').textContent).toBe('A caption');
    expect(find<HTMLAnchorElement>('a.sq-frame').pathname).toBe('/there');
  });

  const own = '<img src="/own.jpg" alt="Own" width="40" height="20">';
  test.each([
    ['without content', 'item="workshop"', '', { item: 'workshop' }],
    ['with a text', 'item="workshop"', 'Soon', { item: 'workshop', suppressHydrationWarning: true, children: 'Soon' }],
    ['with pictures', '', own, { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: own } }],
  ])('it stays when the page’s own React hydrates it later, %s', async (_, attributes, content, props) => {
    answers['/api/1/galleries/items/workshop'] = { title: '', options: readGalleryOptions(() => undefined), pictures };
    document.body.innerHTML = `<div><sq-gallery ${attributes}>${content}</sq-gallery></div>`;
    await waitFor(() => expect(find('.sq-slide')).not.toBeNull());
    const slide = find('.sq-slide');
    expect(await hydrate(find('div'), createElement<object>('sq-gallery', props))).toEqual([]);
    expect(find('.sq-slide')).toBe(slide);
  });

  test('what stands in it stays where the shop has no such gallery', async () => {
    document.body.innerHTML = '<sq-gallery item="gone"><p>Pictures are in the shop.</p></sq-gallery>';
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(find('sq-gallery').textContent).toBe('Pictures are in the shop.');
  });
});
