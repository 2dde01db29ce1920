import { downloadPath } from './links.ts';

/** Whether a right can be used, or why not. `closed`: its order was refunded, or the owner has closed it. */
export type DownloadState = 'open' | 'expired' | 'usedUp' | 'closed';

/** A buyer's right to download a file, as pages and mails show it. */
export interface OrderDownload {
  id: string;
  /** Of the order's line. */
  position: number;
  fileId: string;
  name: string;
  bytes: number;
  /** The signed link, from the shop's own origin. */
  path: string;
  /** Ms since the epoch. */
  expiresAt: number;
  /** Number of downloads that are left. */
  left: number;
  state: DownloadState;
}

export interface DownloadRow {
  id: string;
  position: number;
  file_id: string;
  name: string;
  bytes: number;
  generation: number;
  used: number;
  most: number;
  expires_at: number;
  is_closed: number;
}

export function toOrderDownload(
  { site, secret, now }: { site: { siteId: string }; secret: string; now: number },
  row: DownloadRow,
  orderState: string,
): OrderDownload {
  const link = { siteId: site.siteId, downloadId: row.id, generation: row.generation };
  return {
    id: row.id,
    position: row.position,
    fileId: row.file_id,
    name: row.name,
    bytes: row.bytes,
    path: downloadPath(secret, link),
    expiresAt: row.expires_at,
    left: row.most - row.used,
    state: stateOf(row, orderState, now),
  };
}

export function stateOf(
  row: Pick<DownloadRow, 'used' | 'most' | 'expires_at' | 'is_closed'>,
  orderState: string,
  now: number,
): DownloadState {
  if (row.is_closed === 1 || orderState === 'refunded') return 'closed';
  if (row.expires_at <= now) return 'expired';
  return row.used >= row.most ? 'usedUp' : 'open';
}
