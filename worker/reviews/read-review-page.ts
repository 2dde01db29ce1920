import { mayReadPerson } from '../orders/service.ts';
import type { PageContext } from '../plain-pages/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { REVIEW_PATH } from '../site/page-paths.ts';
import { type BoughtOrder, type BoughtProduct, findBought } from './bought.ts';
import { orderIdIn } from './links.ts';
import type { ReviewRow } from './rows.ts';
import { showsReviews } from './service.ts';
import { readWritten } from './written.ts';

/** The content of the page for visitors with its link. */
export interface ReviewPage {
  token: string;
  order: BoughtOrder;
  /** Reviews that were written through the link, by product. */
  written: ReadonlyMap<string, ReviewRow>;
  /** Whether the reader may see the buyer's name and reviews. */
  isPerson: boolean;
  /** The product to review; undefined while the buyer chooses one. */
  product: BoughtProduct | undefined;
}

export async function readReviewPage(c: PageContext): Promise<ReviewPage | undefined> {
  const { site } = c.var;
  const token = c.req.query('token') ?? '';
  const orderId = orderIdIn(sessionSecrets(c.env), site.siteId, 'review', token);
  if (orderId === undefined || !showsReviews(site)) return undefined;
  const [order, reviews] = await Promise.all([
    findBought(c.env.DB, site.siteId, orderId),
    readWritten(c.env.DB, site.siteId, orderId),
  ]);
  if (!order) return undefined;
  const { id, visitorHash, email, placedAt, products } = order;
  const itemId = c.req.query('item');
  const [first, ...more] = products;
  return {
    token,
    order,
    written: new Map(reviews.map((review) => [review.item_id, review])),
    isPerson: mayReadPerson(c, { id, visitorHash, email, orderedAt: placedAt }),
    product: products.find((product) => product.itemId === itemId) ?? (more.length === 0 ? first : undefined),
  };
}

/** Returns the address of the form for a product; `done` is the action that has just succeeded there. */
export function formPath(token: string, itemId: string, done?: Done): string {
  return `${REVIEW_PATH}?${new URLSearchParams({ token, item: itemId, ...(done && { done }) })}`;
}

export type Done = 'sent' | 'sentWithoutPictures' | 'withdrawn';
