import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { ApiError } from '../http/errors.ts';
import { linkBase } from '../site/link-base.ts';
import type { ShopCall } from '../site/shop-call.ts';

interface Row {
  sealed_code: string;
  currency: string;
  balance_cents: number;
  recipient_email: string;
  buyer_email: string | null;
  address: string | null;
  base_url: string | null;
  test_mode: number | null;
  order_id: string | null;
  gift: string | null;
  item_id: string | null;
  title: string | null;
}

export interface OwnerCardCall extends ShopCall {
  keyId: string;
  /** The key's. */
  scopes: readonly OwnerScope[];
  /** The origin that the call was made to. */
  origin: string;
}

/** Reads a card to mail it; throws NOT_FOUND for one that does not exist, is used up or disabled, or was refunded. */
export async function readStoredCard({ env, db, site, origin }: OwnerCardCall, cardId: string) {
  const { siteId } = site;
  const row = await db
    .prepare(
      `SELECT g.*, o.email AS buyer_email, o.address, o.base_url, o.test_mode, COALESCE(l.gift, g.gift) AS gift,
         l.item_id, l.title
       FROM gift_cards g LEFT JOIN orders o ON o.site_id = g.site_id AND o.id = g.order_id
       LEFT JOIN order_lines l ON l.site_id = g.site_id AND l.order_id = g.order_id AND l.position = (
         SELECT position FROM order_lines n WHERE n.site_id = g.site_id AND n.order_id = g.order_id
         ORDER BY n.gift IS NULL, n.position LIMIT 1)
       WHERE g.site_id = ?1 AND g.id = ?2 AND g.balance_cents > 0 AND g.disabled_at IS NULL
         AND COALESCE(o.state, '') <> 'refunded'`,
    )
    .bind(siteId, cardId)
    .first<Row>();
  if (!row) throw new ApiError('NOT_FOUND');
  const buyerEmail = row.buyer_email ?? '';
  return {
    sealedCode: row.sealed_code,
    recipientEmail: row.recipient_email,
    buyerEmail,
    /** The content of the card's mail, but for code and recipient. */
    shown: {
      cents: row.balance_cents,
      gift: row.gift === null ? null : JSON.parse(row.gift),
      itemId: row.item_id ?? '',
      title: row.title ?? '',
    },
    order: {
      currency: row.currency,
      testMode: row.test_mode === 1,
      baseUrl: row.base_url || (await linkBase(env, site, origin)),
      email: buyerEmail,
      isGiven: row.order_id === null,
      address: row.address === null ? null : JSON.parse(row.address),
    },
  };
}
