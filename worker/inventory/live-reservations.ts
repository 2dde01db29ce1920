/** How long a reservation lasts from its first moment. */
export const RESERVATION_MS = 15 * 60 * 1000;
/**
 * How much longer it lasts while its payment is open. Afterwards the payment of somebody else ends this one, so this is
 * the time that a visitor has for sure on a provider's page.
 */
export const PAYING_MS = 10 * 60 * 1000;

/** True if a reservation `r` is being paid for. The index is named because SQLite would read all payments of a site. */
export const IS_BEING_PAID = `EXISTS (
  SELECT 1 FROM payments p INDEXED BY payments_by_checkout
  WHERE p.site_id = r.site_id AND p.checkout_id = r.checkout_id AND p.state = 'open')`;

/** True if a reservation `r` holds its units at the time `now` (an SQL expression in ms since the epoch). */
export function isLive(now: string): string {
  return `r.quantity > 0 AND (r.created_at > ${now} - ${RESERVATION_MS} OR ${IS_BEING_PAID})`;
}

/**
 * The units of a variant that checkouts other than this one have reserved. All three are SQL expressions; ?1 is the site.
 */
export function reservedElsewhere({ variant, checkout, now }: Record<'variant' | 'checkout' | 'now', string>): string {
  return `COALESCE((SELECT SUM(r.quantity) FROM reservations r INDEXED BY reservations_by_variant
    WHERE r.site_id = ?1 AND r.variant_id = ${variant} AND r.checkout_id <> ${checkout} AND ${isLive(now)}), 0)`;
}
