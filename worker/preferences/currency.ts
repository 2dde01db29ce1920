import { type Currency, DEFAULT_CURRENCY } from '#runtime/contracts/enumerations.ts';
import { guard } from '../db/guards.ts';

const OLD = `(SELECT COALESCE(store_settings ->> '$.selectedCurrency', '${DEFAULT_CURRENCY}') FROM sites
  WHERE site_id = ?1)`;
const IS_PROMISED = `EXISTS (SELECT 1 FROM subscriptions
    WHERE site_id = ?1 AND state IN ('active', 'paused') AND currency = ${OLD})
  OR EXISTS (SELECT 1 FROM gift_cards WHERE site_id = ?1 AND balance_cents > 0 AND currency = ${OLD})`;
/** Amounts that name no currency of their own. */
const HAS_PRICES = `EXISTS (SELECT 1 FROM variants WHERE site_id = ?1 AND price_cents + sale_price_cents > 0)
  OR EXISTS (SELECT 1 FROM coupons WHERE site_id = ?1 AND cents + minimum_subtotal_cents > 0)
  OR EXISTS (SELECT 1 FROM sites, json_each(store_settings, '$.shippingRules') rule, json_each(rule.value, '$.tiers') tier
    WHERE site_id = ?1 AND (tier.value ->> 'cents' > 0
      OR (rule.value ->> 'basis' = 'subtotal' AND tier.value ->> 'from' > 0)))`;

/**
 * Returns a guard against another currency where amounts would be misread. A running subscription is charged in its own
 * currency, and a gift card can pay in its own only. Between currencies with and without cents, a stored price would be
 * a hundred times as much or as little; between others, prices keep their numbers. Orders and payments name their
 * currency. A cart, and an order that is not paid, are priced anew, and the buyer sees that before paying.
 */
export function currencyGuard(db: D1Database, siteId: string, currency: Currency): D1PreparedStatement {
  const changesDigits = `(${OLD} = 'JPY') <> (?2 = 'JPY')`;
  return guard(
    db,
    siteId,
    { CURRENCY_IN_USE: `${OLD} <> ?2 AND (${IS_PROMISED} OR (${changesDigits} AND (${HAS_PRICES})))` },
    currency,
  );
}
