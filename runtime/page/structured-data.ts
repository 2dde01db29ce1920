import type { RawProduct } from './raw-product.ts';
import { attempt } from './read-json.ts';

interface LinkedProduct {
  '@type'?: string;
  /** Nodes of a page that says all in one object. */
  '@graph'?: LinkedProduct[];
  name?: string;
  offers?: LinkedOffer | LinkedOffer[];
}

interface LinkedOffer {
  '@type'?: string;
  price?: string | number;
  priceCurrency?: string;
  availability?: string;
}

/**
 * Reads the page's own product from JSON-LD or meta tags, as one variant without a sku. These have no variants or stock
 * numbers, so a product with several offers or variants is not read from them, and "available" counts as unlimited; the server
 * checks the stock.
 */
export function fromStructuredData(itemId: string): RawProduct | undefined {
  if (document.body.id !== `item-${itemId}`) return undefined;
  const product = linkedProducts()[0];
  const offers = product ? [product.offers ?? []].flat() : [metaOffer()];
  const [offer] = offers;
  if (offers.length !== 1 || !offer?.price || offer['@type'] === 'AggregateOffer') return undefined;
  const price = { value: String(offer.price), currency: offer.priceCurrency ?? '' };
  const unlimited = !/out|sold/i.test(offer.availability ?? '');
  return { title: product?.name ?? document.title, variants: [{ sku: null, price, unlimited }] };
}

function linkedProducts(): LinkedProduct[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap(
      (script) => attempt<LinkedProduct | LinkedProduct[]>('page: JSON-LD', () => JSON.parse(script.textContent)) ?? [],
    )
    .flatMap((node) => node?.['@graph'] ?? node)
    .filter((node) => /^Product(Group)?$/.test(node?.['@type'] ?? ''));
}

function metaOffer(): LinkedOffer {
  const [price = '', priceCurrency = '', availability = ''] = ['price:amount', 'price:currency', 'availability'].map(
    (name) => document.querySelector(`meta[property="product:${name}"]`)?.getAttribute('content') ?? '',
  );
  return { price, priceCurrency, availability };
}
