import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ProductChanges, ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { changedLawFields, isOtherReference } from '#runtime/domain/law/law-change.ts';
import { changedVariant, changeError } from '#runtime/domain/variant-change.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type Act, actOf, changeSetStatements, findSetOfAct } from '../change-sets/service.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { requireScope } from '../http/require-scope.ts';
import { levelOf, stockLevelStatements } from '../inventory/service.ts';
import { auditStatement } from '../owner/service.ts';
import { priceHistoryStatements } from '../prices/service.ts';
import { sha256 } from '../session/service.ts';
import { siteTouched } from '../site/touch.ts';
import { productMessages } from '../webhooks/service.ts';
import { changedProducts } from './changed-products.ts';
import { findRows, lawOf, MAX_CHANGED_VARIANTS, measurementOf, type Row, stateOf } from './changed-rows.ts';
import { lawStatement, referenceStatement } from './law-statements.ts';
import { hasEndlessStock } from './rows.ts';

type Line = ProductChangesAnswer['lines'][number];

/**
 * Previews a change of many products or, with the digest of a preview, makes it. Products with an error are left out
 * whole. Throws TOO_MANY_VARIANTS, STOCK_RESERVED, and VERSION_STALE where the products have changed since the preview.
 */
export async function changeProducts(call: OwnerCall, change: ProductChanges): Promise<ProductChangesAnswer> {
  const { digest: seen, act: key, ...rest } = change;
  if (change.stock) requireScope(call.owner.scopes, 'stock:write');
  const rows = await findRows(call, change);
  if (rows.length > MAX_CHANGED_VARIANTS) {
    throw new ApiError('TOO_MANY_VARIANTS', { values: { max: MAX_CHANGED_VARIANTS } });
  }
  const lines = await linesOf(call, rows, change);
  const digest = sha256(JSON.stringify([rest, lines, rows.map((row) => [row.version, row.stock_version])]));
  if (seen === undefined) return { lines, digest, isDone: false, changeSet: null };
  if (seen !== digest) throw new ApiError('VERSION_STALE');
  const possible = lines.filter(({ error }) => error === null);
  if (possible.length === 0) return { lines, digest, isDone: false, changeSet: null };
  const products = new Map(possible.map(({ productId, title }) => [productId, title]));
  const [onlyTitle = ''] = products.size === 1 ? products.values() : [];
  const own = actOf(call, 'bulkChange', onlyTitle);
  const act = { ...own, key: key ?? own.key };
  await write(call, rows, possible, change, act);
  const changeSet = await findSetOfAct(call.db, { siteId: call.site.siteId, madeBy: call.owner.keyId, act: act.key });
  return { lines, digest, isDone: true, changeSet: changeSet ?? null };
}

async function linesOf({ readerLanguage }: OwnerCall, rows: readonly Row[], change: ProductChanges): Promise<Line[]> {
  const { ownerErrors } = await textsIn(readerLanguage);
  const lines = rows.map((row) => {
    const isEndless = hasEndlessStock(row.product_type);
    const before = stateOf(row);
    const after = changedVariant(before, isEndless ? { ...change, stock: undefined } : change);
    const error = changeError(after, row.product_type === PRODUCT_TYPE.giftCard);
    return {
      productId: row.product_id,
      title: row.title,
      variantId: row.variant_id,
      sku: row.sku,
      before,
      after,
      fields: changedFields(row, change),
      error: error ? ownerErrors[error] : null,
    };
  });
  const errors = new Map(lines.flatMap(({ productId, error }) => (error === null ? [] : [[productId, error]])));
  return lines
    .filter(({ before, after, fields }) => fields.length > 0 || JSON.stringify(before) !== JSON.stringify(after))
    .map((line) => ({ ...line, error: errors.get(line.productId) ?? null }));
}

/** Returns the names of the fields, beside price and stock, that a variant or its product has otherwise after a change. */
function changedFields(row: Row, { law, unitReference }: ProductChanges): string[] {
  const own = lawOf(row);
  const unitPriceMeasurement = measurementOf(row);
  return [
    ...(law ? changedLawFields(own, law) : []),
    ...(unitReference && isOtherReference(unitPriceMeasurement, unitReference) ? ['unitPriceMeasurement'] : []),
  ];
}

async function write(
  call: OwnerCall,
  rows: readonly Row[],
  lines: readonly Line[],
  change: ProductChanges,
  act: Act,
): Promise<void> {
  const { stock: stockChange, law, unitReference } = change;
  const isStock = stockChange !== undefined;
  const { db, site, owner, now } = call;
  const changed = new Set(lines.map(({ variantId }) => variantId));
  const products = [...new Map(lines.map(({ productId }) => [productId, productId])).keys()];
  const seen = rows
    .filter((row) => changed.has(row.variant_id))
    .map((row) => [row.product_id, row.version, row.variant_id, row.stock_version]);
  const levels = lines.map(({ variantId, after: { stock } }) => levelOf(variantId, stock));
  const cause = { siteId: site.siteId, keyId: owner.keyId, reason: 'counted' as const, note: '' };
  const fields = [...new Set(lines.flatMap((line) => line.fields))];
  const prices = lines.map(({ variantId, after }) => ({ id: variantId, ...after }));
  try {
    await db.batch([
      expectSeen(db, site.siteId, seen, isStock),
      ...(isStock ? stockLevelStatements(db, cause, levels, now) : []),
      db
        .prepare(
          `UPDATE variants SET price_cents = w.value ->> 'priceCents', sale_price_cents = w.value ->> 'salePriceCents',
             on_sale = w.value ->> 'onSale'
           FROM json_each(?2) w WHERE variants.site_id = ?1 AND variants.id = w.value ->> 'id'`,
        )
        .bind(site.siteId, JSON.stringify(prices)),
      ...priceHistoryStatements(db, site.siteId, { ids: products }, now),
      ...(unitReference ? [referenceStatement(db, site.siteId, unitReference, lines)] : []),
      ...(law ? [lawStatement(db, site.siteId, law, products)] : []),
      db
        .prepare(
          `UPDATE items SET version = version + 1, updated_at = ?3
           WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))`,
        )
        .bind(site.siteId, JSON.stringify(products), now),
      productMessages(db, site.siteId, 'changed', 'id IN (SELECT value FROM json_each(?2))', JSON.stringify(products)),
      siteTouched(db, site.siteId, now),
      auditStatement(
        db,
        {
          siteId: site.siteId,
          keyId: owner.keyId,
          action: 'products.changed',
          target: '',
          details: {
            products: products.length,
            variants: lines.length,
            ...(fields.length > 0 && { fields: fields.join(', ') }),
          },
        },
        now,
      ),
      ...changeSetStatements(call, act, changedProducts(rows, lines, change)),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Returns a guard that undoes the batch if a product, or the stock of a variant that is changed, is no longer as seen. */
function expectSeen(db: D1Database, siteId: string, seen: unknown[], isStock: boolean): D1PreparedStatement {
  const isSame = `EXISTS (SELECT 1 FROM items i JOIN variants v ON v.site_id = i.site_id AND v.item_id = i.id
    WHERE i.site_id = ?1 AND i.id = seen.value ->> 0 AND i.version = seen.value ->> 1 AND v.id = seen.value ->> 2
      AND (?3 = 0 OR v.stock_version = seen.value ->> 3))`;
  const stale = `EXISTS (SELECT 1 FROM json_each(?2) seen WHERE NOT ${isSame})`;
  return guard(db, siteId, { VERSION_STALE: stale }, JSON.stringify(seen), Number(isStock));
}
