import { expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  json,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
} from '../../../../../test/console-shop.tsx';

const FEEDS = '/api/owner/feeds';
const build = {
  language: 'en',
  builtAt: null as number | null,
  isBuilding: false,
  variants: 0,
  feeds: [{ name: 'google', urls: ['https://tea.example/feeds/google.xml'], refused: 0 }],
};
const problem = {
  feed: 'google',
  itemId: 'p1',
  variantId: 'v1',
  title: 'Teapot',
  field: 'image',
  problem: 'not-raster',
};
const shows = (feed: object, isFindable = true) =>
  answers.set(`GET ${FEEDS}`, () =>
    json({ isFindable, builds: [feed], productsUrl: 'https://tea.example/products.json' }),
  );

prepareConsole();

test('the screen names the addresses, and says that a feed which nobody has fetched is not built', async () => {
  shows(build, false);
  answers.set(`GET ${FEEDS}/problems`, () => json({ problems: [], nextPageCursor: null }));
  await openConsole('feeds');
  await see('https://tea.example/feeds/google.xml');
  expect(text()).toContain('Not built yet.');
  expect(text()).toContain('The feeds do not answer yet');
  expect(button('Copy address of google.xml')).toBeDefined();
});

test('a feed is built at once, and what is left out leads to its product and says what to do', async () => {
  shows(build);
  answers.set(`GET ${FEEDS}/problems`, () => json({ problems: [], nextPageCursor: null }));
  await openConsole('feeds');
  await see('Nothing is left out');
  const built = { ...build, builtAt: Date.now(), variants: 2, feeds: [{ ...build.feeds[0], refused: 1 }] };
  answers.set(`POST ${FEEDS}/build`, () => json(built));
  shows(built);
  answers.set(`GET ${FEEDS}/problems`, () => json({ problems: [problem], nextPageCursor: null }));
  await press('Build now');
  await see('Leaves 1 variant out.');
  await see('Add a picture as JPEG, PNG or WebP.');
  expect(text()).toContain('with 2 variants');
  expect(document.querySelector('a[href$="products/p1"]')?.textContent).toBe('Teapot');
  expect(callsOf(`POST ${FEEDS}/build`)).toHaveLength(1);
});
