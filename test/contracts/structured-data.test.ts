import { beforeAll, describe, expect, test } from 'vitest';
import { openDemo, Page } from '../worker/demo-shop.ts';
import { dataOf } from '../worker/page-data.ts';
import { schemaErrors } from './schema-org.ts';

beforeAll(() => openDemo());

const GERMAN = 'de.localhost';

/** Returns the paths of all pages that a shop's own pages lead to. */
async function pathsOf(host: string, starts: readonly string[]): Promise<string[]> {
  const found = new Set(starts);
  for (const path of found) {
    const links = await (await Page.at(path, { host })).all('main a[href^="/"], nav a[href^="/"]');
    for (const { href = '' } of links) {
      if (!/^\/(?:cart|account|search|fr|commerce|assets|images)|[?#]/.test(href)) found.add(href);
    }
    if (found.size > 120) break;
  }
  return [...found];
}

describe('structured data', () => {
  test.each([
    ['localhost', ['/', '/shop/p/engraved-scoop', '/fr', '/fr/boutique']],
    [GERMAN, ['/']],
  ])('every page of %s says only what schema.org knows', async (host, starts) => {
    const paths = await pathsOf(host, starts);
    expect(paths.length).toBeGreaterThan(15);
    const types = new Set<string>();
    for (const path of paths) {
      const data = dataOf(await Page.at(path, { host }));
      if (!data) continue;
      expect(schemaErrors(data), path).toEqual([]);
      for (const [, type = ''] of JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)) types.add(type);
    }
    expect([...types]).toEqual(expect.arrayContaining(['OnlineStore', 'Product', 'BreadcrumbList', 'Offer']));
  });
});

describe('the check', () => {
  const offer = {
    '@type': 'Offer',
    url: 'https://shop.example/a',
    price: '1.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
  };
  const errorsOf = (...graph: object[]) => schemaErrors({ '@context': 'https://schema.org', '@graph': graph });
  const product = { '@type': 'Product', name: 'A', image: 'https://shop.example/a.png', offers: offer };

  test.each([
    ['an unknown type', { '@type': 'Prodcut' }, 'has the type Prodcut'],
    ['an unknown property', { ...product, prize: 1 }, 'unknown property prize'],
    ['a missing property', { ...product, image: undefined, offers: { ...offer, price: undefined } }, 'is no URL'],
    ['a wrong value', { ...product, offers: { ...offer, price: '1,00 €' } }, '"1,00 €" is no Number'],
    ['a wrong member', { ...product, offers: { ...offer, availability: 'InStock' } }, 'InStock is none of'],
    ['a wrong type of a value', { ...product, offers: product }, 'not Offer'],
    ['a reference to nothing', { ...product, offers: { ...offer, shippingDetails: { '@id': '#x' } } }, 'to nothing'],
    ['an offer without its price', { ...product, offers: { '@type': 'Offer' } }, 'has no price'],
  ])('refuses %s', (_, node, message) => {
    expect(errorsOf(node).join()).toContain(message);
  });

  test('lets a right product pass', () => {
    expect(errorsOf(product)).toEqual([]);
  });
});
