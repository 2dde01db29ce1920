import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { addTemplates, COLLECTIONS, createCollection } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import { pagePartsOf } from '../pages/page-parts.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addTemplates({
    'plain.page': '<main>{collection.mainContent}</main>',
    'site.region': '<html><head>{squarespace-headers}</head>{squarespace.main-content}</html>',
  });
  owner = await OwnerProgram.of();
});

const block = (type: string, json: object) =>
  `<div class="sqs-block ${type}-block" data-block-type="${type}" data-block-json="${escapeHtml(JSON.stringify(json))}"><p>Kept</p></div>`;
const get = () => new Buyer().fetch('/look');

/** Shows blocks on a page and returns their HTML. */
async function show(...blocks: string[]) {
  await createCollection(owner, { type: 'page', title: 'Look', template: 'plain', mainContent: blocks.join('') });
  const html = /<main>(.*)<\/main>/s.exec(await (await get()).text())?.[1] ?? '';
  expect(html).not.toContain('Kept');
  return html;
}

const IMAGE = { src: '/assets/a.svg', width: 800, height: 600, altText: 'A "pot"' };
const VIDEO = { url: 'https://youtu.be/abcdefghijk', title: 'Pouring <twice>' };
const MAP = { address: 'Duane St 1\nAstoria', latitude: 46.188, longitude: -123.831 };
const rows = [
  { label: '2024', values: [1200, 3] },
  { label: '2025', values: [800.5, 4] },
];

describe('an accordion', () => {
  const items = [
    { title: 'Monday <b>', description: '9 to 6\nor later\n\nBring a friend' },
    { title: 'Tuesday', description: 'Closed' },
  ];

  test('it opens without a script, one text at a time', async () => {
    const html = await show(block('accordion', { items }), block('accordion', { items, headingLevel: 2 }));
    expect(html).toContain('<ul class="accordion-items-container" role="list"><li class="accordion-item"><details');
    expect(html).toContain('name="accordion-1"><summary class="accordion-item__click-target"><h3 ');
    expect(html).toContain('name="accordion-2"><summary class="accordion-item__click-target"><h2 ');
    expect(html).toContain('dir="auto">Monday &lt;b&gt;</span>');
    expect(html).toContain('<p dir="auto">9 to 6<br>or later</p><p dir="auto">Bring a friend</p>');
    expect(html).not.toContain(' open>');
    expect(pagePartsOf(html)).toEqual([]);
  });

  test('several may be open, and the first one from the start', async () => {
    const html = await show(
      block('accordion', { items, shouldAllowMultipleOpenItems: true, isExpandedFirstItem: true }),
    );
    expect(html.match(/<details [^>]*>/g)).toEqual([
      '<details class="accordion-item__details" open>',
      '<details class="accordion-item__details">',
    ]);
  });
});

test('audio is played by the browser, and fetched when somebody plays it', async () => {
  const html = await show(block('audio', { url: '/s/steep.mp3', title: 'Rain', author: 'June', showDownload: true }));
  expect(html).toContain('<audio controls preload="none" src="/s/steep.mp3" aria-label="Listen to Rain"></audio>');
  expect(html).toContain('<span class="author" dir="auto">June</span>');
  expect(html).toContain('<a class="download" href="/s/steep.mp3" download>Download</a>');
  expect(pagePartsOf(html)).toEqual([]);
});

describe('content that others serve', () => {
  test('a video is a link with a picture of the shop, and calls no other server before a press', async () => {
    const html = await show(block('video', { ...VIDEO, image: IMAGE }));
    expect(html).toContain('href="https://youtu.be/abcdefghijk"');
    expect(html).toContain('data-sq-embed="https://www.youtube-nocookie.com/embed/abcdefghijk"');
    expect(html).toContain('aria-label="Play the video: Pouring &lt;twice&gt;"');
    expect(html).toContain('<img src="/assets/a.svg" alt="" width="800" height="600" loading="lazy" decoding="async">');
    expect(html).toContain('The video comes from YouTube once you press play.');
    expect(html).not.toMatch(/<iframe|src="https/);
    const page = await get();
    expect(page.headers.get('Content-Security-Policy')).toContain('frame-src https://www.youtube-nocookie.com');
    expect(pagePartsOf(await page.text())).toEqual(['embeds']);
  });

  test.each([
    ['openstreetmap', 'https://www.openstreetmap.org/?mlat=46.188&amp;mlon=-123.831#map=16/46.188/-123.831'],
    ['google', 'https://www.google.com/maps/search/?api=1&amp;query=46.188%2C-123.831'],
    ['geo', 'geo:46.188,-123.831?q=46.188%2C-123.831%28Duane+St+1%2C+Astoria%29'],
  ])('a map is an address with a link that opens it in %s', async (openIn, href) => {
    const html = await show(block('map', { ...MAP, openIn }));
    expect(html).toContain('<address dir="auto">Duane St 1<br>Astoria</address>');
    expect(html).toContain(`<a class="map-block-open" href="${href}">Open in maps</a>`);
    expect(html).toContain('data-sq-embed="https://www.openstreetmap.org/export/embed.html?bbox=');
  });

  test('a map that is not shown on the page has no script and no frame in the policy', async () => {
    expect(await show(block('map', { ...MAP, showMap: false }))).not.toContain('data-sq-embed');
    const page = await get();
    expect(page.headers.get('Content-Security-Policy')).not.toContain('openstreetmap');
    expect(pagePartsOf(await page.text())).toEqual([]);
  });
});

test('a menu has its sections, items and prices', async () => {
  const html = await show(block('menu', { raw: 'All day\n===\n\nPots\n---\n\nSencha\nfrom Uji\n$4 cup\n$6 pot' }));
  expect(html).toContain('<h2 class="menu-title" dir="auto">All day</h2>');
  expect(html).toContain('<h3 class="menu-section-title" dir="auto">Pots</h3>');
  expect(html).toContain(
    '<li class="menu-item"><span class="menu-item-title" dir="auto">Sencha</span><span class="menu-item-price"><bdi>$4 cup</bdi><bdi>$6 pot</bdi></span><span class="menu-item-description" dir="auto">from Uji</span></li>',
  );
});

test('a quote has its source', async () => {
  const html = await show(block('quote', { quote: 'Twice & more', source: 'June', sourceUrl: 'https://a.example/b' }));
  expect(html).toContain('cite="https://a.example/b"><p dir="auto">Twice &amp; more</p></blockquote>');
  expect(html).toContain('<figcaption class="source"><a href="https://a.example/b"><bdi>June</bdi></a></figcaption>');
});

describe('a chart', () => {
  const dataset = { columns: ['Kilos', 'Fields'], rows };

  test.each([
    ['bar', 4],
    ['line', 4],
    ['pie', 2],
  ])('a %s is drawn without a script, with its numbers as a table', async (chartType, shapes) => {
    const html = await show(block('chart', { chartType, title: 'Harvests', dataset }));
    expect(html).toContain('role="img"');
    expect(html.match(/<(?:rect|circle|path) class="[^"]*chart-fill-/g)).toHaveLength(shapes);
    expect(html).toContain('<tr><th scope="row" dir="auto">2025</th><td>800.5</td><td>4</td></tr>');
    expect(html).not.toMatch(/NaN|Infinity|<script| style=/);
  });

  test('its axis begins at zero and ends at a round number', async () => {
    const html = await show(block('chart', { title: 'Harvests', dataset }));
    expect([...html.matchAll(/text-anchor="end">([^<]*)</g)].map(([, text]) => text)).toEqual([
      ...['0', '250', '500', '750', '1,000', '1,250'],
    ]);
  });

  test.each([
    [{ columns: [], rows }, 'dataset.columns', 'Your dataset must have at least one column'],
    [{ columns: ['Kilos'], rows: [] }, 'dataset.rows', 'Your dataset must have at least one row'],
    [
      { columns: ['Kilos'], rows: [{ label: 'A', values: [null] }] },
      'dataset.rows',
      'One or more rows was missing data',
    ],
    [{ columns: ['Kilos'], rows: [{ label: 'A', values: [] }] }, 'dataset.rows', 'One or more rows was missing data'],
  ])('its dataset %o is refused', async (wrong, field, text) => {
    expect(await refusal('chart', { title: 'Harvests', dataset: wrong })).toBe(
      `The JSON of the block chart is wrong at ${field}: ${text}`,
    );
  });
});

test('buttons, lines, rooms and source texts have the markup of the platform', async () => {
  const html = await show(
    block('button', { link: '/shop', label: 'Buy', type: 'secondary', size: 'large', newWindow: true }),
    block('opentable', { link: 'https://order.example/a' }),
    block('horizontalrule', {}),
    block('spacer', { size: 4 }),
    block('code', { source: '<b>1 & 2</b>', mode: 'html' }),
  );
  expect(html).toContain(
    '<a href="/shop" target="_blank" rel="noopener" class="sqs-block-button-element--large sqs-button-element--secondary sqs-block-button-element"><bdi>Buy</bdi></a>',
  );
  expect(html).toContain('<bdi>Order Now</bdi>');
  expect(html).toContain('<hr>');
  expect(html).toContain('<div class="sq-space-4"></div>');
  expect(html).toContain('<code class="language-html">&lt;b&gt;1 &amp; 2&lt;/b&gt;</code>');
});

test('what others sell, give for or book has a link to them', async () => {
  const html = await show(
    block('donation', { link: '/shop/p/gift', label: 'Give', title: 'A roof <now>', description: 'It rains.\n\nIn.' }),
    block('tock', { link: 'https://www.exploretock.com/steep', label: 'Book a table', newWindow: true }),
    block('amazon', { link: 'https://www.amazon.com/dp/1', title: 'The book & tea', price: '$12', image: IMAGE }),
  );
  expect(html).toContain('<h3 class="donation-title" dir="auto">A roof &lt;now&gt;</h3><p dir="auto">It rains.</p>');
  expect(html).toContain('<a href="/shop/p/gift" class="sqs-block-button-element--medium');
  expect(html).toContain('<a href="https://www.exploretock.com/steep" target="_blank" rel="noopener" class=');
  expect(html).toContain('href="https://www.amazon.com/dp/1" target="_blank" rel="sponsored nofollow noopener">');
  expect(html).toContain('<span class="product-title" dir="auto">The book &amp; tea</span>');
  expect(html).toContain('<span class="product-price" dir="auto">$12</span>');
});

test.each([
  ['chart', { title: 'A', dataset: { columns: ['Kilos'], rows: [{ label: 'A', values: [1] }] } }, 1008],
  ['image', { image: IMAGE, design: 'stack' }, 1016],
  ['tock', { link: '/a', label: 'A', design: 'events' }, 1018],
])('a block says by its number which variant of a %s it is', async (type, json, variant) => {
  expect(await show(block(type, json))).toContain(` data-block-type="${type}" data-block-variant="${variant}">`);
});

test.each([
  ['amazon', 9, { link: 'https://www.amazon.com/dp/1', title: 'A' }],
  ['donation', 8, { link: '/a', label: 'A' }],
  ['menu', 10, { raw: 'Pots\n---\n\nSencha' }],
  ['opentable', 11, { link: '/a' }],
  ['tock', 11, { link: '/a', label: 'A' }],
])('a block %s keeps its own content where its owner has switched the feature %i off', async (type, feature, json) => {
  await show(block(type, json));
  await env.DB.prepare('UPDATE sites SET entitlements = ?2 WHERE site_id = ?1').bind(SHOP.id, `[${feature}]`).run();
  expect(await (await get()).text()).toContain('<p>Kept</p>');
});

test.each(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'])('a picture is shown as %s', async (design) => {
  const texts = { title: 'Pots', subtitle: 'All of clay', link: '/shop', buttonText: 'Look' };
  const html = await show(block('image', { image: IMAGE, design, ...texts }));
  expect(html).toContain(`design-layout-${design} image-position-left`);
  expect(html).toContain('alt="A &quot;pot&quot;" width="800" height="600" loading="lazy"');
  expect(html).toContain('<p dir="auto">All of clay</p>');
  expect(html.includes('class="image-card-wrapper"')).toBe(design !== 'inline');
  expect(html.includes('class="image-button-inner')).toBe(design !== 'inline');
});

test('a picture without a button is itself the link, and the first one is fetched at once', async () => {
  const html = await show(block('image', { image: IMAGE, link: '/shop', isFirst: true }));
  expect(html).toMatch(/<a class="sqs-block-image-link" href="\/shop"><img [^>]*loading="eager" fetchpriority="high"/);
  expect(html).not.toContain('<figcaption');
});

describe('an error in a block names its field', () => {
  test.each([
    ['accordion', { items: [{ title: '', description: 'a' }] }, 'items.0.title', 'This must not be empty.'],
    ['audio', { url: 'http://a.example/b.mp3', title: 'A' }, 'url', 'http://a.example/b.mp3 is not a valid page URL'],
    [
      'video',
      { url: 'https://a.example/b', title: 'A' },
      'url',
      'https://a.example/b is not a video of YouTube or Vimeo',
    ],
    ['menu', { raw: 'Pots\n---' }, 'raw', 'A menu must have at least one item.'],
    ['map', { ...MAP, latitude: 91 }, 'latitude', 'This must be 90 or less.'],
    ['button', { label: 'A', link: 'javascript:alert(1)' }, 'link', 'javascript:alert(1) is not a valid page URL'],
    ['amazon', { title: 'A', link: 'http://a.example' }, 'link', 'http://a.example is not a valid page URL'],
    ['spacer', { size: 11 }, 'size', 'This must be 10 or less.'],
    ['image', { image: { ...IMAGE, width: 0 } }, 'image.width', 'This must be 1 or more.'],
    ['quote', {}, 'quote', 'Please give a value.'],
  ])('%s', async (type, json, field, text) => {
    expect(await refusal(type, json)).toBe(`The JSON of the block ${type} is wrong at ${field}: ${text}`);
  });

  test('in the language of the site', async () => {
    await env.DB.prepare("UPDATE sites SET language = 'de' WHERE site_id = ?1").bind(SHOP.id).run();
    const dataset = { columns: [], rows };
    expect(await refusal('chart', { title: 'Ernten', dataset })).toContain(
      'Ihre Daten brauchen mindestens eine Spalte',
    );
  });
});

async function refusal(type: string, json: object): Promise<string> {
  const body = { type: 'page', title: 'Look', template: 'plain', mainContent: block(type, json) };
  const response = await owner.fetch(COLLECTIONS, { method: 'POST', body });
  const { errors } = (await response.json()) as { errors?: { mainContent?: string } };
  return errors?.mainContent ?? '';
}
