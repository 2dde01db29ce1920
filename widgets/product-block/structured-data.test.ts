import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lamp } from '../../test/fixtures/cart/product.ts';
import { openShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openShop();
const DATA = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Product', name: '</script>Lamp' }] };

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  document.head.replaceChildren();
});

const block = `<sq-product-block product="${lamp.id}"></sq-product-block>`;
const said = () =>
  [...document.querySelectorAll('script[data-sq-product]')].map(({ textContent }) => JSON.parse(textContent ?? ''));

/** Shows a page when its blocks have loaded. */
async function show(html: string, structuredData: typeof DATA | null = DATA): Promise<void> {
  // Products are kept for the page, and tests share one.
  shop.current.product = { ...lamp, id: crypto.randomUUID(), structuredData };
  await act(async () => {
    document.body.innerHTML = html.replaceAll(lamp.id, shop.current.product.id);
  });
  await untilShown(shop);
}

describe('what a product block tells search engines', () => {
  test('the only block of a page says its product, until it goes', async () => {
    await show(block);
    expect(said()).toEqual([DATA]);
    await act(async () => document.body.replaceChildren());
    expect(said()).toEqual([]);
  });

  test.each([
    ['a second block', block],
    ['a product in JSON-LD', '<script type="application/ld+json">{"@type":"Product"}</script>'],
    ['one in a graph', '<script type="application/ld+json">{"@graph":[{"@type": "ProductGroup"}]}</script>'],
    ['one in a list', '<script type="application/ld+json">[{"@type":["Thing","Product"]}]</script>'],
    ['one by its address', '<script type="application/ld+json">{"@type":"http://schema.org/Product"}</script>'],
    ['one in microdata', '<div itemscope itemtype="https://schema.org/Product"></div>'],
    ['one in RDFa', '<div vocab="https://schema.org/" typeof="Product"></div>'],
    ['one in RDFa with a prefix', '<div typeof="schema:Product"></div>'],
  ])('nothing is said beside %s', async (_, other) => {
    await show(other + block);
    expect(said()).toEqual([]);
  });

  test.each([
    ['other data', '<script type="application/ld+json">{"@type":"Organization","name":"Products"}</script>'],
    ['broken data', '<script type="application/ld+json">{"@type":</script>'],
    ['a page in microdata', '<main itemscope itemtype="https://schema.org/WebPage"></main>'],
  ])('a product is said beside %s', async (_, other) => {
    await show(other + block);
    expect(said()).toEqual([DATA]);
  });

  test('a block that is added later takes back what the first has said', async () => {
    await show(block);
    await act(async () =>
      document.body.insertAdjacentHTML('beforeend', block.replace(lamp.id, shop.current.product.id)),
    );
    await untilShown(shop);
    expect(said()).toEqual([]);
  });

  test('nothing is said of a product that the shop says nothing of', async () => {
    await show(block, null);
    expect(said()).toEqual([]);
  });
});
