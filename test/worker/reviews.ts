import { env } from 'cloudflare:workers';
import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import { requestReviews } from '#worker/reviews/jobs.ts';
import { NEW_YORK, Payer, SETTINGS } from './checkout.ts';
import { type PictureName, pictureBytes } from './pictures.ts';
import { outbox } from './post-office.ts';
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
  authorName?: string;
  /** Whether it belongs to an order. */
  isVerified?: boolean;
  /** Its pictures, of which the last part of the address is the id. */
  pictures?: readonly { url: string; width: number; height: number }[];
}

/** Adds reviews of the mug, approved unless another state is given. */
export async function addReviews(reviews: readonly ReviewValues[]): Promise<void> {
  await env.DB.batch([
    ...reviews.map(({ id, siteId = SHOP.id, itemId = PRODUCTS.mug.id, rating = 5, ...more }) =>
      env.DB.prepare(
        `INSERT INTO reviews (site_id, id, item_id, rating, title, body, author_name, state, created_at, updated_at,
           order_id) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9, ?10)`,
      ).bind(
        siteId,
        id,
        itemId,
        rating,
        more.title ?? 'Nice',
        more.body ?? 'A mug.',
        more.authorName ?? 'Ann',
        more.state ?? 'approved',
        more.createdAt ?? 1,
        more.isVerified ? 'order' : null,
      ),
    ),
    ...reviews.flatMap(({ id, siteId = SHOP.id, pictures = [] }) =>
      pictures.map(({ url, width, height }) =>
        env.DB.prepare(
          `INSERT INTO review_pictures (site_id, id, review_id, content_type, bytes, width, height)
           VALUES (?1, ?2, ?3, 'image/png', 1, ?4, ?5)`,
        ).bind(siteId, url.split('/').at(-1) ?? '', id, width, height),
      ),
    ),
  ]);
}

export async function showReviews(siteId: string = SHOP.id): Promise<void> {
  await setStoreSettings(siteId, { merchandisingSettings: { productReviewsEnabled: true } });
}

/** Settings of a shop that sells and shows reviews. */
export const REVIEWING = { ...SETTINGS, merchandisingSettings: { productReviewsEnabled: true } };

/** A buyer of a mug, whose order is due for a request. */
export async function buyerOfMug(): Promise<Payer> {
  const buyer = await Payer.with(PRODUCTS.mug.id);
  await buyer.changeCheckout({ address: NEW_YORK });
  await buyer.pay();
  await env.DB.prepare('UPDATE orders SET review_due_at = 1').run();
  return buyer;
}

/** Sends the requests that are due, and returns the links of the last one: to write, and to get no more. */
export async function requestedLinks(DB = env.DB): Promise<{ write: string; stop: string }> {
  await requestReviews({ ...env, DB }, Date.now());
  const mail = (await outbox()).findLast(({ kind }) => kind === 'review-request');
  const link = (name: string) =>
    new RegExp(`https://[^/]+(/commerce/${name}\\?\\S+)`).exec(mail?.text_body ?? '')?.[1] ?? '';
  return { write: link('review'), stop: link('no-review-requests') };
}

/** A review as its form sends it. */
export function reviewForm(entries: Record<string, string> = {}, pictures: readonly (PictureName | File)[] = []) {
  const form = new FormData();
  const all = { action: 'send', rating: '4', title: 'Good', body: 'It holds tea.', authorName: 'Ann', ...entries };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const picture of pictures) {
    form.append(
      'pictures',
      typeof picture === 'string' ? new File([pictureBytes(picture)], `${picture}.txt`) : picture,
    );
  }
  return form;
}
