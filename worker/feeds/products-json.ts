import type { Context } from 'hono';
import * as z from 'zod/mini';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { IS_PUBLIC, itemUrl } from '../catalogue/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { type ProductOffer, productOffer, type VariantOffer } from '../offers/service.ts';
import { type PlacedProduct, readProducts } from '../pages/service.ts';
import { pageBase } from '../site/link-base.ts';
import type { Site } from '../site/site.ts';

const LIMIT_MAX = 250;
const LIMIT_DEFAULT = 30;
/** Products before a page that is named by its number; behind them, pages are named by the last product before. */
const SKIPPED_MAX = 5_000;
const CACHE = 'public, max-age=300';

const whole = z.string().check(z.regex(/^\d{1,6}$/));
const ProductsQuery = z.object({
  limit: z._default(z.pipe(whole, z.transform(Number)), LIMIT_DEFAULT),
  page: z._default(z.pipe(whole, z.transform(Number)), 1),
  since_id: z._default(z.string().check(z.maxLength(ID_MAX_LENGTH)), ''),
});

/**
 * Answers with a page of the shop's products in the form of Shopify's `/products.json`, in the order of their ids. The
 * header `Link` names the next page by `since_id`, which costs the same on every page; `page` counts up to 5,000 products.
 */
export async function answerProducts(c: Context<AppEnv>): Promise<Response> {
  const { site } = c.var;
  const query = ProductsQuery.safeParse(c.req.query());
  if (!query.success)
    throw new ApiError('INVALID_REQUEST', { fields: query.error.issues.map(({ path }) => String(path[0])) });
  const { page, since_id: after } = query.data;
  const limit = Math.min(Math.max(query.data.limit, 1), LIMIT_MAX);
  const skipped = (Math.max(page, 1) - 1) * limit;
  if (skipped > SKIPPED_MAX) throw new ApiError('INVALID_REQUEST', { fields: ['page'] });
  const ids = await readIds(c.env.DB, site, { after, skipped, limit: limit + 1 });
  const products = await readProducts(c.env.DB, site, ids.slice(0, limit));
  const base = pageBase(site, c.req.url);
  const last = ids[limit - 1];
  if (ids.length > limit && last !== undefined) {
    const next = `${base}/products.json?limit=${limit}&since_id=${encodeURIComponent(last)}`;
    c.header('Link', `<${next}>; rel="next"`);
  }
  c.header('Cache-Control', CACHE);
  return c.json({ products: products.map((product) => toProduct(site, product, base)) });
}

interface Span {
  after: string;
  skipped: number;
  limit: number;
}

async function readIds(db: D1Database, { siteId }: Site, { after, skipped, limit }: Span): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM items INDEXED BY sold_items
       WHERE site_id = ?1 AND id > ?2 AND product_type IS NOT NULL AND product_type <> ${PRODUCT_TYPE.paywall} AND ${IS_PUBLIC}
       ORDER BY id LIMIT ?3 OFFSET ?4`,
    )
    .bind(siteId, after, limit, skipped)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

function toProduct(site: Site, { item, collectionUrlId }: PlacedProduct, base: string) {
  const url = base + encodeURI(itemUrl(collectionUrlId, item.recordType, item.urlSlug));
  const offer = productOffer(site, item, { url, origin: new URL(base).origin, now: Date.now() });
  return {
    id: offer.id,
    title: offer.title,
    handle: item.urlSlug,
    body_html: item.excerpt + item.body,
    published_at: new Date(item.publishedAt).toISOString(),
    updated_at: new Date(offer.updatedAt).toISOString(),
    vendor: offer.brand,
    product_type: offer.categories[0] ?? '',
    tags: offer.tags,
    url: offer.url,
    variants: offer.variants.map((variant, index) => toVariant(offer, variant, index)),
    images: item.images.map((image, index) => ({
      ...{ id: image.id, product_id: offer.id, position: index + 1, src: offer.images[index] ?? '' },
      ...{ alt: image.altText || null, width: image.width, height: image.height },
      variant_ids: item.variants.filter(({ mainImageId }) => mainImageId === image.id).map(({ id }) => id),
    })),
    options:
      offer.variesBy.length === 0
        ? [{ name: 'Title', position: 1, values: ['Default Title'] }]
        : offer.variesBy.map((name, index) => ({
            ...{ name, position: index + 1 },
            values: [...new Set(offer.variants.map(({ attributes }) => attributes[name] ?? ''))],
          })),
  };
}

function toVariant(
  { id, variesBy, currency, productType, updatedAt }: ProductOffer,
  variant: VariantOffer,
  index: number,
) {
  const values = variesBy.map((name) => variant.attributes[name] ?? '');
  const [option1 = 'Default Title', option2 = null, option3 = null] = values;
  return {
    ...{ id: variant.id, product_id: id, position: index + 1, title: values.join(' / ') || 'Default Title' },
    ...{ option1, option2, option3, sku: variant.sku, barcode: variant.gtin || null },
    requires_shipping: productType === PRODUCT_TYPE.physical,
    available: variant.isAvailable,
    price: toDecimalText(variant.priceCents, currency),
    compare_at_price: variant.struckCents === undefined ? null : toDecimalText(variant.struckCents, currency),
    currency,
    grams: variant.weightGrams ?? 0,
    featured_image: variant.image === undefined ? null : { src: variant.image, alt: null },
    updated_at: new Date(updatedAt).toISOString(),
  };
}
