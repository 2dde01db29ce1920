import type { ShopCall } from '../site/shop-call.ts';
import { type DownloadRow, type OrderDownload, toOrderDownload } from './right.ts';

/** Reads the rights of an order, in the order of its lines. */
export async function downloadsOfOrder(
  call: Pick<ShopCall, 'db' | 'site' | 'secret' | 'now'>,
  order: { id: string; state: string },
): Promise<OrderDownload[]> {
  const { results } = await call.db
    .prepare('SELECT * FROM downloads WHERE site_id = ?1 AND order_id = ?2 ORDER BY position, file_id')
    .bind(call.site.siteId, order.id)
    .all<DownloadRow>();
  return results.map((row) => toOrderDownload(call, row, order.state));
}
