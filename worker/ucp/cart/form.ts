import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import { LEGAL_PAGES, type LegalPageKind } from '#runtime/contracts/legal-page.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { CART_LIFETIME_MS } from '../../cart/service.ts';
import { buyPath } from '../../permalinks/service.ts';
import { shownLegalPageUrl } from '../../site/legal-pages.ts';
import { addressAt } from '../../site/link-base.ts';
import { localPath } from '../../site/local-path.ts';
import type { Site } from '../../site/site.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import type { Message } from '../messages.ts';
import type { AgentCall } from '../operation.ts';

/**
 * Returns what carts and checkouts have in common, by the protocol's schemas. `continue_url` is a link with the contents
 * alone: a browser that opens it fills a cart of its own, which the program cannot read.
 */
export async function contentsForm(
  { origin }: Pick<AgentCall, 'origin'>,
  site: Site,
  cart: ShoppingCart,
  { messages, to }: { messages: readonly Message[]; to: '/cart' | '/checkout' },
) {
  const lines = cart.entries.map(({ chosenVariant, quantity }) => ({ id: chosenVariant.id, quantity }));
  const path = lines.length > 0 ? buyPath(lines, { codes: cart.coupons, to }) : '/';
  const allMessages = [...messages, ...(await refusedCodes(site, cart))];
  return {
    line_items: cart.entries.map((entry) => lineForm(origin, entry)),
    currency: storeCurrency(site),
    totals: await totalsForm(site, cart),
    discounts: {
      codes: cart.coupons,
      applied: cart.validCoupons.map(({ code, name, cents }) => ({ code, title: name || code, amount: cents })),
    },
    ...(allMessages.length > 0 && { messages: allMessages }),
    links: linksOf(site, origin),
    continue_url: origin + localPath(site, path),
    expires_at: new Date(cart.created + CART_LIFETIME_MS).toISOString(),
  };
}

function lineForm(
  origin: string,
  { id, chosenVariant, title, purchasePriceCents, quantity, subTotal, image }: CartEntry,
) {
  const options = Object.values(chosenVariant.attributes).filter(Boolean);
  return {
    id,
    item: {
      id: chosenVariant.id,
      title: [title, ...options].join(', '),
      price: purchasePriceCents,
      ...(image && { image_url: new URL(image.assetUrl, origin).href }),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount: subTotal },
      { type: 'total', amount: subTotal },
    ],
  };
}

/** Returns the amounts, which add up to the total. Taxes that the prices contain are no amount of their own. */
async function totalsForm(site: Site, cart: ShoppingCart) {
  const texts = await checkoutTextsIn(site.language);
  const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents, selectedShippingOption } = cart;
  const isTaxAdded = !cart.pricesIncludeTax && cart.applicableTaxRules.length > 0;
  const total = (type: string, display_text: string, amount: number) => ({ type, display_text, amount });
  return [
    total('subtotal', texts.subtotal, subtotalCents),
    ...(discountCents > 0 ? [total('discount', texts.discount, -discountCents)] : []),
    ...(selectedShippingOption ? [total('fulfillment', texts.shipping, shippingCostCents)] : []),
    ...(isTaxAdded ? [total('tax', texts.tax, taxCents)] : []),
    total('total', cart.shippingLocation ? texts.total : texts.estimatedTotal, grandTotalCents),
  ];
}

/** Says why codes give no discount. */
async function refusedCodes(site: Site, { invalidCoupons }: ShoppingCart): Promise<Message[]> {
  const texts = await checkoutTextsIn(site.language);
  const reasons = {
    unknown: texts.couponUnknown,
    notYet: texts.couponNotYet,
    ended: texts.couponEnded,
    usedUp: texts.couponUsedUp,
    belowMinimum: texts.couponBelowMinimum,
    nothingLeft: texts.couponNothingLeft,
  } as const;
  return invalidCoupons.map(({ code, reason, minimumSubtotalCents = 0 }) => ({
    type: 'warning',
    code: 'discount_code_not_applied',
    content: fill(reasons[reason], {
      code,
      subtotal: formatMoney(minimumSubtotalCents, storeCurrency(site), site.language),
    }),
  }));
}

/** Kinds of pages by the protocol's names, where it has one. */
const LINK_TYPES: Partial<Record<LegalPageKind, string>> = {
  terms: 'terms_of_service',
  privacy: 'privacy_policy',
  delivery: 'shipping_policy',
  returns: 'refund_policy',
};

function linksOf(site: Site, origin: string) {
  return LEGAL_PAGES.flatMap((kind) => {
    const url = shownLegalPageUrl(site, kind);
    return url === '' ? [] : [{ type: LINK_TYPES[kind] ?? kind, url: addressAt(origin, localPath(site, url)) }];
  });
}
