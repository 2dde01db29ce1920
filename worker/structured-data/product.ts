import type { ReviewsResponse } from '#runtime/contracts/review.ts';
import { RATING_MAX, RATING_MIN } from '#runtime/domain/stars.ts';
import { optionKind, type ProductOffer, type VariantOffer } from '../offers/service.ts';
import { filled, type Node, oneOrMore, reference, SCHEMA } from './node.ts';
import { priceSpecifications } from './prices.ts';

/** Search engines read this many characters of a description. */
const DESCRIPTION_MAX_LENGTH = 5_000;
/** More reviews would only make the page longer: search engines show one. */
const MOST_REVIEWS = 3;

const CONDITIONS: Readonly<Record<ProductOffer['condition'], string>> = {
  new: `${SCHEMA}NewCondition`,
  refurbished: `${SCHEMA}RefurbishedCondition`,
  used: `${SCHEMA}UsedCondition`,
};

/** What all offers of a product share. */
export interface Terms {
  /** See `valueAddedTaxIncluded`; undefined where the shop has no tax. */
  isTaxIncluded: boolean | undefined;
  deliveries: readonly Node[];
  returns: Node | undefined;
}

/**
 * Returns a product: `Product` where there is one variant to buy, `ProductGroup` where there are several. Search engines
 * refuse an offer of nothing, and a product that has neither offer nor rating, so that free variants are left out, and a
 * free product that nobody has rated has no data of its own.
 */
export function productNode(
  product: ProductOffer,
  terms: Terms,
  reviews: ReviewsResponse | undefined,
): Node | undefined {
  const rated = ratings(reviews);
  const sold = product.variants.filter(({ priceCents }) => priceCents > 0);
  if (sold.length === 0 && !rated) return undefined;
  const shared = {
    '@id': `${product.url}#product`,
    name: product.title,
    url: product.url,
    description: filled(product.description.slice(0, DESCRIPTION_MAX_LENGTH).toWellFormed()),
    image: oneOrMore(product.images),
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    category: filled(product.categories[0] ?? ''),
    ...rated,
  };
  const [variant, ...others] = sold;
  if (product.variesBy.length === 0 || (variant && others.length === 0)) {
    return {
      '@type': 'Product',
      ...shared,
      ...(variant && { ...identity(variant), offers: offer(product, variant, terms) }),
    };
  }
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.id,
    variesBy: product.variesBy.map((name) => {
      const kind = optionKind(name);
      return kind ? SCHEMA + kind : name;
    }),
    hasVariant: sold.map((each) => ({
      '@type': 'Product',
      name: each.title,
      url: each.url,
      image: each.image,
      ...identity(each),
      ...options(product, each),
      offers: offer(product, each, terms),
    })),
  };
}

/** Search engines tell variants apart by these, so that one without a number of its own has its id. */
function identity({ id, sku, gtin, mpn }: VariantOffer) {
  return { sku: sku || id, gtin: filled(gtin), mpn: filled(mpn) };
}

function options({ variesBy }: ProductOffer, { attributes }: VariantOffer) {
  const all = variesBy.flatMap((name) => {
    const value = attributes[name];
    return value ? [{ name, value, kind: optionKind(name) }] : [];
  });
  const unknown = all.filter(({ kind }) => !kind);
  return {
    ...Object.fromEntries(all.flatMap(({ kind, value }) => (kind ? [[kind, value]] : []))),
    additionalProperty: oneOrMore(unknown.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value }))),
  };
}

function offer(product: ProductOffer, variant: VariantOffer, { isTaxIncluded, deliveries, returns }: Terms): Node {
  const { active, struck } = priceSpecifications(product, variant, isTaxIncluded);
  return {
    '@type': 'Offer',
    url: variant.url,
    price: active.price,
    priceCurrency: product.currency,
    availability: `${SCHEMA}${variant.isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: CONDITIONS[product.condition],
    priceSpecification: oneOrMore([active, ...(struck ? [struck] : [])]),
    shippingDetails: oneOrMore(deliveries.map(reference)),
    hasMerchantReturnPolicy: reference(returns),
  };
}

/** The ratings that the page shows; search engines reject a rating without reviews. */
function ratings(reviews: ReviewsResponse | undefined) {
  if (!reviews || reviews.count === 0) return undefined;
  const scale = { bestRating: RATING_MAX, worstRating: RATING_MIN };
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.average,
      reviewCount: reviews.count,
      ...scale,
    },
    review: oneOrMore(
      reviews.reviews.slice(0, MOST_REVIEWS).map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.authorName },
        datePublished: new Date(review.createdAt).toISOString(),
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, ...scale },
        name: filled(review.title),
        reviewBody: filled(review.body),
      })),
    ),
  };
}
