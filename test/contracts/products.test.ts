import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Product } from '#runtime/contracts/product.ts';
import { ReviewsResponse } from '#runtime/contracts/review.ts';
import { lamp, lampReviews, reviewedLamp } from '../fixtures/cart/product.ts';
import { Buyer, read } from '../worker/buyer.ts';
import { addReviews, showReviews } from '../worker/reviews.ts';
import { openShops, SHOP } from '../worker/shops.ts';

/** Component tests must get the same answers for a product as from the Worker. */

/** Components hand it on as it is. */
const structuredData = expect.objectContaining({ '@context': 'https://schema.org' });

const PATH = `/api/commerce/products/${lamp.id}`;

beforeEach(async () => {
  await openShops();
  const run = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(SHOP.id, ...values);
  await env.DB.batch([
    run("UPDATE collections SET url_id = 'store' WHERE site_id = ?1"),
    run(
      `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, excerpt, product_type,
         variant_option_ordering, published_at, updated_at) VALUES (?1, ?2, 'shop', 11, ?3, ?4, ?5, ?6, ?7, 0, 0)`,
      ...[lamp.id, lamp.name, lamp.urlSlug, lamp.description, lamp.productType],
      JSON.stringify(lamp.variantOptionOrdering),
    ),
    ...lamp.images.map(({ id, assetUrl, altText }) =>
      run(
        `INSERT INTO images (site_id, id, item_id, asset_url, alt_text, width, height)
         VALUES (?1, ?2, ?3, ?4, ?5, 800, 600)`,
        ...[id, lamp.id, assetUrl, altText],
      ),
    ),
    ...lamp.variants.map(({ id, sku, attributes, price, salePrice, onSale, qtyInStock, mainImageId }, position) =>
      run(
        `INSERT INTO variants (site_id, id, item_id, sku, attributes, price_cents, sale_price_cents, on_sale,
           qty_in_stock, main_image_id, position) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
        ...[id, lamp.id, sku, JSON.stringify(attributes), price.value, salePrice.value, Number(onSale), qtyInStock],
        ...[mainImageId, position],
      ),
    ),
  ]);
});

describe('the fixtures of products', () => {
  test('the fixture of a product is what the Worker answers', async () => {
    expect(await read(await new Buyer().fetch(PATH), Product)).toEqual({ ...lamp, structuredData });
  });

  test('the fixture of a product’s reviews is what the Worker answers', async () => {
    await showReviews();
    await addReviews(lampReviews.reviews.map((review) => ({ ...review, itemId: lamp.id })));
    expect(await read(await new Buyer().fetch(PATH), Product)).toEqual({ ...reviewedLamp, structuredData });
    expect(await read(await new Buyer().fetch(`${PATH}/reviews`), ReviewsResponse)).toEqual(lampReviews);
  });
});
