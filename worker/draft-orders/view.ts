import type { DraftOrder, DraftOrderInput, DraftOrders, DraftTotals } from '#runtime/contracts/draft-order.ts';
import type { DraftOrderState } from '#runtime/contracts/order-enumerations.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { offersOnlyTestPayments } from '../payments/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { moneyRules } from '../site/money-rules.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { linkUrl } from './links.ts';
import { type PricedDraft, priceDraft } from './price.ts';
import { findDraft, readDrafts, type StoredDraft } from './repository.ts';

/** Throws DRAFT_NOT_FOUND. */
export async function requireDraft({ db, site }: Pick<ShopCall, 'db' | 'site'>, id: string): Promise<StoredDraft> {
  const draft = await findDraft(db, site.siteId, id);
  if (!draft) throw new ApiError('DRAFT_NOT_FOUND');
  return draft;
}

export async function readDraft(call: ShopCall, id: string): Promise<DraftOrder> {
  const draft = await requireDraft(call, id);
  const { version, state, input, editsOrderId, orderId, createdAt, updatedAt, expiresAt, mailedAt } = draft;
  const isLinked = state === 'open' && expiresAt !== null;
  const link = isLinked
    ? { url: linkUrl(sessionSecrets(call.env), draft), expiresAt, isOver: expiresAt <= call.now, mailedAt }
    : null;
  const totals = await draftTotals(call, id, input);
  const due = editsOrderId === null ? totals.total : moneyAmount(draft.totalCents, storeCurrency(call.site));
  const isTest = offersOnlyTestPayments(call.env, call.site);
  return { id, version, state, editsOrderId, input, totals, due, isTest, link, orderId, createdAt, updatedAt };
}

/** Prices what an owner is writing, without storing it. */
export async function draftTotals(call: ShopCall, checkoutId: string, input: DraftOrderInput): Promise<DraftTotals> {
  return toTotals(call, await priceDraft(call, checkoutId, input));
}

function toTotals({ site }: ShopCall, { lines, totals, problems }: PricedDraft): DraftTotals {
  const amount = (cents: number) => moneyAmount(cents, storeCurrency(site));
  return {
    lines: lines.map(({ title, sku, attributes, quantity, unitCents, shopCents, inStock }) => ({
      title,
      sku,
      attributes,
      quantity,
      unitPrice: amount(unitCents),
      total: amount(Math.min(unitCents * quantity, Number.MAX_SAFE_INTEGER)),
      shopPrice: shopCents === null ? null : amount(shopCents),
      inStock,
    })),
    subtotal: amount(totals.subtotalCents),
    discount: amount(totals.discountCents),
    delivery: amount(totals.shippingCostCents),
    deliveryName: totals.shipping?.name ?? '',
    deliveryOffers: totals.shippingOffers.map(({ id, name, cents }) => ({ id, name, price: amount(cents) })),
    tax: amount(totals.taxCents),
    taxIncluded: moneyRules(site).pricesIncludeTax,
    total: amount(totals.grandTotalCents),
    needsAddress: totals.requiresShipping,
    needsCountry: totals.taxPlace !== null,
    problems,
  };
}

interface Listing {
  state: DraftOrderState;
  order?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Reads one page of a shop's drafts, the newest first. */
export async function listDrafts(
  { db, site }: ShopCall,
  { cursor = AFTER_ALL_IDS, ...page }: Listing,
): Promise<DraftOrders> {
  const { drafts, hasNextPage } = await readDrafts(db, site.siteId, { ...page, cursor });
  const itemIds = drafts.flatMap(({ input: { lines } }) => (lines[0]?.kind === 'product' ? [lines[0].itemId] : []));
  const titles = await titlesOf(db, site.siteId, itemIds);
  return {
    drafts: drafts.map(({ id, state, input, totalCents, expiresAt, orderId, updatedAt }) => {
      const { email, address, lines } = input;
      const [first] = lines;
      return {
        id,
        state,
        email,
        name: address ? `${address.firstName} ${address.lastName}`.trim() : '',
        firstTitle: first?.kind === 'free' ? first.title : (titles.get(first?.itemId ?? '') ?? ''),
        otherLines: Math.max(0, lines.length - 1),
        total: moneyAmount(totalCents, storeCurrency(site)),
        expiresAt: state === 'open' ? expiresAt : null,
        orderId,
        updatedAt,
      };
    }),
    hasNextPage,
    nextPageCursor: hasNextPage ? (drafts.at(-1)?.id ?? null) : null,
  };
}

async function titlesOf(db: D1Database, siteId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT i.id, i.title FROM json_each(?2) asked CROSS JOIN items i ON i.site_id = ?1 AND i.id = asked.value`,
    )
    .bind(siteId, JSON.stringify([...new Set(ids)]))
    .all<{ id: string; title: string }>();
  return new Map(results.map(({ id, title }) => [id, title]));
}
