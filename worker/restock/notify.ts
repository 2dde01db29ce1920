import { formatMoney } from '#runtime/domain/money.ts';
import { type PurchasableProduct, readPurchasableProduct } from '../catalogue/service.ts';
import { failedGuard, guard } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { linkBase } from '../site/link-base.ts';
import { withLanguage } from '../site/mail-language.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { type BackInStock, backInStockMail } from './mails.ts';

interface WaitingRow {
  id: string;
  variant_id: string;
  email: string;
  language: string;
  origin: string;
  asked_at: number;
}

/**
 * Writes the mails to those who have waited longest for a variant, at most `most`; returns how many. Somebody who waits
 * for other variants of the product that are in stock too reads of all of them in one mail. 'hidden': visitors do not
 * see the product now. 'changed': stock or sign-ups changed meanwhile, and nothing was written.
 */
export async function notify(
  call: ShopCall,
  { itemId, variantId }: { itemId: string; variantId: string },
  most: number,
): Promise<number | 'hidden' | 'changed'> {
  const { db, env, site, secret, now } = call;
  const product = await readPurchasableProduct(db, site, itemId, 'buyer').catch((error) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  if (!product) return 'hidden';
  const inStock = product.variants.filter(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0);
  const people = await readWaiting(call, { variantId, others: inStock.map(({ id }) => id) }, most);
  if (people.size === 0) return 0;

  const bases = new Map<string, string>();
  const mails = [];
  const notified = [];
  for (const [email, waiting] of people) {
    const [first] = waiting;
    if (!first) continue;
    const { origin, language } = first;
    const place = `${language} ${origin}`;
    const baseUrl = bases.get(place) ?? (await linkBase(env, withLanguage(call, language).site, origin));
    bases.set(place, baseUrl);
    const reader = { signUpId: first.id, email, askedAt: first.asked_at, language, baseUrl };
    const wanted = new Set(waiting.map((row) => row.variant_id));
    const mail = await backInStockMail(call, backInStock(call, product, wanted, language), reader);
    mails.push(mail);
    notified.push(...waiting.map(({ id }) => ({ id, mailId: mail.id })));
  }
  try {
    await db.batch([
      expectWaiting(call, notified),
      ...mailStatements(db, { siteId: site.siteId, secret }, mails, now),
      recordStatement(call, notified),
    ]);
  } catch (error) {
    const refusal = failedGuard(error);
    if (refusal === 'RESTOCK_SOLD_OUT' || refusal === 'VERSION_STALE') return 'changed';
    throw error;
  }
  await dispatchMails(
    env,
    site.siteId,
    mails.map(({ id }) => id),
  );
  return mails.length;
}

/** Reads sign-ups by their person, those who have waited longest first. */
async function readWaiting(
  { db, site }: ShopCall,
  { variantId, others }: { variantId: string; others: readonly string[] },
  most: number,
): Promise<Map<string, WaitingRow[]>> {
  const { results } = await db
    .prepare(
      `WITH first AS (
         SELECT email, id FROM restock_sign_ups INDEXED BY restock_sign_ups_waiting
         WHERE site_id = ?1 AND variant_id = ?2 AND status = 'waiting' ORDER BY id LIMIT ?3)
       SELECT s.id, s.variant_id, s.email, s.language, s.origin, s.asked_at
       FROM first CROSS JOIN json_each(?4) other
       CROSS JOIN restock_sign_ups s ON s.site_id = ?1 AND s.email = first.email AND s.variant_id = other.value
       WHERE s.status = 'waiting' ORDER BY first.id, s.variant_id = ?2 DESC`,
    )
    .bind(site.siteId, variantId, most, JSON.stringify(others))
    .all<WaitingRow>();
  return Map.groupBy(results, ({ email }) => email);
}

function backInStock(
  { site }: ShopCall,
  product: PurchasableProduct,
  wanted: ReadonlySet<string>,
  language: string,
): BackInStock {
  const currency = storeCurrency(site);
  return {
    title: product.title,
    path: product.fullUrl,
    pictureUrl: product.picture?.assetUrl,
    variants: product.variants
      .filter(({ id }) => wanted.has(id))
      .map(({ id, attributes, priceCents, salePriceCents, onSale }) => ({
        variantId: id,
        attributes,
        price: formatMoney(onSale ? salePriceCents : priceCents, currency, language),
      })),
  };
}

type Notified = readonly { id: string; mailId: string }[];

/**
 * Returns a guard that fails the batch if another run has notified one of these, if one waits for a variant that is
 * sold out again, or if an earlier mail to them waits unsent still, which `withdraw.ts` deletes first.
 */
function expectWaiting({ db, site }: ShopCall, notified: Notified): D1PreparedStatement {
  // SQLite would otherwise begin with all sold-out variants.
  const soldOut = `json_each(?2) notified
    CROSS JOIN restock_sign_ups s ON s.site_id = ?1 AND s.id = notified.value ->> 'id'
    CROSS JOIN variants v ON v.site_id = s.site_id AND v.id = s.variant_id AND v.unlimited = 0 AND v.qty_in_stock = 0`;
  return guard(
    db,
    site.siteId,
    {
      VERSION_STALE: `EXISTS (
        SELECT 1 FROM json_each(?2) notified
        LEFT JOIN restock_sign_ups s ON s.site_id = ?1 AND s.id = notified.value ->> 'id'
        LEFT JOIN outbox o ON o.site_id = s.site_id AND o.id = s.mail_id AND o.status = 'waiting'
        WHERE s.status IS NOT 'waiting' OR o.id IS NOT NULL)`,
      RESTOCK_SOLD_OUT: `EXISTS (SELECT 1 FROM ${soldOut})`,
    },
    JSON.stringify(notified),
  );
}

function recordStatement({ db, site, now }: ShopCall, notified: Notified): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE restock_sign_ups SET status = 'notified', notified_at = ?3,
         mail_id = (SELECT notified.value ->> 'mailId' FROM json_each(?2) notified WHERE notified.value ->> 'id' = restock_sign_ups.id)
       WHERE site_id = ?1 AND id IN (SELECT value ->> 'id' FROM json_each(?2))`,
    )
    .bind(site.siteId, JSON.stringify(notified), now);
}
