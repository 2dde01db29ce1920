import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const page = { url: 'https://shop.example/a?b=1', title: 'Tea & cups', picture: 'https://shop.example/a.jpg' };

test('each service that is switched on has a link with address, title and picture, as far as it takes them', () => {
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, true]));
  expect(Object.fromEntries(shareLinks(all, page).map(({ name, href }) => [name, href]))).toEqual({
    Facebook: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1',
    X: 'https://x.com/intent/post?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&text=Tea+%26+cups',
    LinkedIn: 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1',
    Reddit: 'https://www.reddit.com/submit?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&title=Tea+%26+cups',
    Tumblr:
      'https://www.tumblr.com/widgets/share/tool?canonicalUrl=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&title=Tea+%26+cups',
    Pinterest:
      'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&media=https%3A%2F%2Fshop.example%2Fa.jpg&description=Tea+%26+cups',
  });
});

test('services that are switched off, closed or unknown have no link, and missing values are left out', () => {
  const keys = (options: unknown) => shareLinks(options, page).map(({ key }) => key);
  expect(keys({ 8: true, 1: true, 2: false, 3: true, 5: true, 99: true })).toEqual(['facebook', 'pinterest']);
  for (const none of [{}, undefined, null, 'all', [], { toString: true }]) expect(keys(none)).toEqual([]);
  const [pinterest] = shareLinks({ 8: true }, { ...page, picture: '' });
  expect(pinterest?.href).not.toContain('media');
});
