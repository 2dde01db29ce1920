import { env } from 'cloudflare:workers';
import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import { PRODUCTS, SHOP, setStoreSettings } from './shops.ts';

interface ReviewValues {
  id: string;
  siteId?: string;
  itemId?: string;
  rating?: number;
  title?: string;
  body?: string;
  state?: ReviewState;
  /** Ms since the epoch. */
  createdAt?: number;
}

/** Adds reviews of the mug, approved unless another state is given. */
export async function addReviews(reviews: readonly ReviewValues[]): Promise<void> {
  await env.DB.batch(
    reviews.map(({ id, siteId = SHOP.id, itemId = PRODUCTS.mug.id, rating = 5, ...more }) =>
      env.DB.prepare(
        `INSERT INTO reviews (site_id, id, item_id, rating, title, body, author_name, state, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'Ann', ?7, ?8, ?8)`,
      ).bind(
        ...[siteId, id, itemId, rating, more.title ?? 'Nice', more.body ?? 'A mug.'],
        ...[more.state ?? 'approved', more.createdAt ?? 1],
      ),
    ),
  );
}

export async function showReviews(siteId: string = SHOP.id): Promise<void> {
  await setStoreSettings(siteId, { merchandisingSettings: { productReviewsEnabled: true } });
}
