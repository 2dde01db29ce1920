import type { ShippingLocation, ShoppingCart } from '#runtime/contracts/cart.ts';
import type { AgentContext, AgentLine } from '#runtime/contracts/ucp.ts';
import { normaliseCouponCode } from '#runtime/domain/totals/coupon.ts';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { fillCart, type Unfulfilled } from '../../cart/service.ts';
import type { Message } from '../messages.ts';
import type { AgentCall } from '../operation.ts';
import { cartCallOf } from './agent-cart.ts';

const COUNTRY = /^[A-Z]{2}$/;
const REGION = /^[A-Z0-9]{1,3}$/;

/** What a program sends as the whole contents of a cart. */
export interface Contents {
  line_items: readonly AgentLine[];
  discounts?: { codes?: readonly string[] | undefined } | undefined;
  context?: AgentContext | undefined;
}

export interface Filled {
  cart: ShoppingCart;
  /** What the program must tell the buyer about items that the cart holds less of. */
  messages: Message[];
}

/** Replaces the contents of a cart by what a program sends, as far as the cart can hold it. */
export async function replaceContents(
  call: AgentCall,
  { id, creates, input }: { id: string; creates: boolean; input: Contents },
): Promise<Filled> {
  const { cart, unfulfilled } = await fillCart(
    cartCallOf(call, { id, creates, input }),
    {
      how: 'replace',
      wanted: input.line_items.map(({ item, quantity }) => ({ id: item.id, quantity })),
      codes: input.discounts?.codes ?? [],
      location: placeOf(input.context),
    },
    { creates },
  );
  const codes = (input.discounts?.codes ?? []).filter((code) => !cart.coupons.includes(normaliseCouponCode(code)));
  return { cart, messages: [...(await shortages(call, unfulfilled)), ...(await unknownCodes(call, codes))] };
}

/** Returns where the goods are to be delivered, as far as the program knows; null where it does not. */
function placeOf(context: AgentContext | undefined): ShippingLocation | null {
  const country = context?.address_country?.toUpperCase() ?? '';
  const region = context?.address_region?.toUpperCase() ?? '';
  if (!COUNTRY.test(country)) return null;
  return { countryCode: country, region: REGION.test(region) ? region : '' };
}

async function shortages({ site }: AgentCall, unfulfilled: readonly Unfulfilled[]): Promise<Message[]> {
  const texts = await checkoutTextsIn(site.language);
  return unfulfilled.map(({ title, wanted, possible }) => ({
    type: 'warning',
    code: possible > 0 ? 'quantity_adjusted' : 'item_unavailable',
    content:
      possible > 0 ? fill(texts.noticeShort, { title, was: wanted, is: possible }) : fill(texts.noticeGone, { title }),
  }));
}

async function unknownCodes({ site }: AgentCall, codes: readonly string[]): Promise<Message[]> {
  const { apiErrors } = await textsIn(site.language);
  return codes.map((code) => ({
    type: 'warning',
    code: 'discount_code_invalid',
    content: `${apiErrors.COUPON_UNKNOWN} (${code})`,
  }));
}
