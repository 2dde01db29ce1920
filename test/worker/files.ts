import { env } from 'cloudflare:workers';
import { downloadsOfOrder } from '#worker/downloads/of-order.ts';
import type { OrderDownload } from '#worker/downloads/service.ts';
import type { Bindings } from '#worker/env.ts';
import type { Site } from '#worker/site/site.ts';
import { ANN, OREGON, Payer } from './checkout.ts';
import { PRODUCTS, SHOP } from './shops.ts';

export const BOOK = 'a-book-of-thirty-characters-..';

interface NewFile {
  id?: string;
  itemId?: string;
  siteId?: string;
  name?: string;
  type?: string;
  text?: string;
  createdAt?: number;
}

/** Gives a digital product a file, in the database and in the bucket. */
export async function addFile(file: NewFile = {}): Promise<void> {
  const { id = 'book', itemId = PRODUCTS.ebook.id, siteId = SHOP.id, name = 'book.pdf', text = BOOK } = file;
  const { type = 'application/pdf', createdAt = 0 } = file;
  await env.DB.prepare(
    `INSERT INTO item_files (site_id, id, item_id, name, content_type, bytes, created_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
  )
    .bind(siteId, id, itemId, name, type, text.length, createdAt)
    .run();
  await env.FILES.put(`${siteId}/files/${id}`, text);
}

/** Buys the e-book and returns the visitor with the path of the confirmation. */
export async function buyBook(bindings: Partial<Bindings> = {}): Promise<{ buyer: Payer; url: string }> {
  const buyer = new Payer();
  buyer.bindings = bindings;
  await buyer.arrive();
  await buyer.addToCart(PRODUCTS.ebook.id);
  await buyer.startCheckout();
  await buyer.changeCheckout({ email: ANN, address: OREGON });
  const { url } = (await buyer.pay()) as { url: string };
  return { buyer, url };
}

/** Reads the rights of the last order, as its pages do. */
export async function lastDownloads(now = Date.now()): Promise<OrderDownload[]> {
  const order = await env.DB.prepare('SELECT id, state FROM orders ORDER BY number DESC LIMIT 1').first<{
    id: string;
    state: string;
  }>();
  const site = { siteId: SHOP.id } as Site;
  return order ? downloadsOfOrder({ db: env.DB, site, secret: env.SESSION_SECRET, now }, order) : [];
}
