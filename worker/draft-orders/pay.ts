import type { OutsidePayment } from '#runtime/contracts/draft-order.ts';
import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import { type PaymentOutcome, payPrepared } from '../checkout/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OrderSnapshot } from '../orders/service.ts';
import { offersOnlyTestPayments, type Payments, providersOf } from '../payments/service.ts';
import { sha256 } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import { inLanguageOf } from '../site/mail-language.ts';
import { moneyRules } from '../site/money-rules.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { payPath } from './links.ts';
import { draftTaxes, orderedLine, type PricedDraft, priceDraft } from './price.ts';
import type { StoredDraft } from './repository.ts';
import { type DraftCall, expectPayable } from './save.ts';
import { requireDraft } from './view.ts';

const PAYMENT_ID_LENGTH = 32;
/** The card of test mode that asks for a second step, because the page has no choice of cards. */
const TEST_CARD = 'secondStep';

/** What the buyer has agreed to and chosen on the page of a payment link. */
export interface Agreed extends Pick<OrderSnapshot, 'withdrawalConsent' | 'ageConfirmation'> {
  provider: PaymentProvider | undefined;
  /** The same for each repeat of a press. */
  key: string;
  /** Minor units that the buyer saw. */
  dueCents: number;
  token: string;
}

/** Pays for a draft by its link. Throws CHECKOUT_CHANGED where the buyer saw another amount, and OUT_OF_STOCK. */
export async function payByLink(
  call: ShopCall & { origin: string },
  draft: StoredDraft,
  { provider: name, key, dueCents, token, ...agreed }: Agreed,
): Promise<PaymentOutcome> {
  const priced = await priceDraft(call, draft.id, draft.input);
  expectPayable(priced);
  if (dueOf(draft, priced) !== dueCents) throw new ApiError('CHECKOUT_CHANGED');
  const provider = draftProviders(call, draft).find((offered) => offered.provider === name);
  if (dueCents > 0 && !provider) throw new ApiError('PAYMENT_UNAVAILABLE');
  const baseUrl = await linkBase(call.env, call.site, call.origin);
  const testMode = provider?.isTest ?? offersOnlyTestPayments(call.env, call.site);
  return payPrepared(call, {
    id: paymentId(call, draft, key),
    provider: provider?.provider ?? null,
    account: provider?.account ?? '',
    snapshot: { ...snapshotOf(call, draft, priced, { baseUrl, testMode }), ...agreed },
    cancelUrl: baseUrl + payPath(token),
    card: provider?.isTest ? TEST_CARD : undefined,
  });
}

/** Records that the buyer has paid a draft without the shop, and places its order. */
export async function payOutside(
  call: DraftCall,
  id: string,
  version: number,
  { method, note }: OutsidePayment,
): Promise<PaymentOutcome> {
  const draft = await requireDraft(call, id);
  if (draft.state === 'paid') return { status: 'paid' };
  if (draft.state === 'cancelled' || draft.state === 'expired') throw new ApiError('DRAFT_ENDED');
  if (draft.version !== version) throw new ApiError('VERSION_STALE');
  const buyers = await inLanguageOf(call, draft.input.email);
  const priced = await priceDraft(buyers, id, draft.input);
  expectPayable(priced);
  const baseUrl = await linkBase(call.env, buyers.site, call.origin);
  const testMode = offersOnlyTestPayments(call.env, call.site);
  const snapshot = snapshotOf(buyers, draft, priced, { baseUrl, testMode });
  const notes = [draft.input.note, note].filter((text) => text !== '').join('\n\n');
  return payPrepared(call, {
    id: paymentId(call, draft, 'outside'),
    provider: 'manual',
    account: '',
    snapshot: { ...snapshot, draft: { ...snapshot.draft, note: notes } },
    cancelUrl: baseUrl,
    outside: method,
  });
}

/**
 * Returns the providers that a draft can be paid with: for an edit, those that charge as the order was charged. Test mode
 * would give away what is added to an order that was paid for.
 */
export function draftProviders({ env, site }: Pick<ShopCall, 'env' | 'site'>, { edit }: StoredDraft): Payments[] {
  return providersOf(env, site).filter(({ isTest }) => !edit || isTest === edit.seen.testMode);
}

/** What is to be paid for a draft, in minor units. */
export function dueOf(draft: StoredDraft, { totals }: Pick<PricedDraft, 'totals'>): number {
  return draft.edit ? draft.totalCents : totals.dueCents;
}

function paymentId({ site }: ShopCall, { id, version }: StoredDraft, key: string): string {
  return sha256(`draft|${site.siteId}|${id}|${version}|${key}`).slice(0, PAYMENT_ID_LENGTH);
}

/** Returns the order as it would be placed, with the version of the draft that it is made of. */
function snapshotOf(
  { site }: ShopCall,
  draft: StoredDraft,
  { lines, totals, needs }: PricedDraft,
  { baseUrl, testMode }: { baseUrl: string; testMode: boolean },
) {
  const { id, version, input, edit } = draft;
  const { pricesIncludeTax } = moneyRules(site);
  return {
    checkoutId: id,
    cartId: null,
    orderTokenHash: null,
    testMode,
    paymentMethod: 'card' as const,
    email: input.email,
    address: input.address,
    note: '',
    shippingName: totals.shipping?.name ?? '',
    shippingOptionId: totals.shipping?.id ?? null,
    coupons: [],
    currency: storeCurrency(site),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCostCents,
    standardShippingCents: totals.shippingOffers[0]?.cents ?? 0,
    taxCents: totals.taxCents,
    taxIncluded: pricesIncludeTax,
    taxes: draftTaxes({ lines, totals }, pricesIncludeTax),
    giftCardId: null,
    giftCardVersion: null,
    giftCardCents: 0,
    // An edit is paid by its difference alone.
    grandTotalCents: dueOf(draft, { totals }),
    lines: lines.map((line, index) => orderedLine(line, totals.lines[index])),
    needs,
    baseUrl,
    visitorHash: '',
    renewal: null,
    withdrawalConsent: null,
    ageConfirmation: null,
    draft: { id, version, language: site.language, note: input.note, ...(edit && { edit }) },
  } satisfies Omit<OrderSnapshot, 'request'>;
}
