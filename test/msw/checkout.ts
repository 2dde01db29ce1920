import { HttpResponse, http, type JsonBodyType } from 'msw';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import type { Checkout, PayRequest, PayResponse, UpdateCheckoutRequest } from '#runtime/contracts/checkout.ts';
import { ERROR_STATUS, type ErrorCode } from '#runtime/contracts/errors.ts';
import type { InstallmentContext } from '#runtime/contracts/installments.ts';
import { checkoutInstallments } from '#runtime/domain/installments.ts';
import { apiErrors } from '#runtime/i18n/en/server.ts';
import { noCart } from '../fixtures/cart/cart.ts';
import { aCheckout, shippingOptions } from '../fixtures/checkout/checkout.ts';
import { Account, accountHandler } from './account.ts';
import { type Call, InterruptibleShop, type Interruption, type SeenCall } from './interruptible-shop.ts';

const untaxed: Partial<ShoppingCart> = { taxCents: 0, applicableTaxRules: [] };
const taxesOfNewYork: Partial<ShoppingCart> = {
  taxCents: 133,
  applicableTaxRules: [{ id: 'ny', name: 'New York', rate: 88_750, cents: 133 }],
};
const CONFIRMATION = '/commerce/order-confirmed?orderToken=order-token';

/** Answers of the checkout API for component tests, by the Worker's rules, with a record of every call. */
export class CheckoutShop extends InterruptibleShop {
  checkout: Checkout = aCheckout();
  /** Answers to payments, by idempotency key. */
  readonly payments = new Map<string, PayResponse>();
  isPaid = false;
  installmentTerms: InstallmentContext | null = null;
  readonly account = new Account();

  readonly handlers = [
    accountHandler(this.account, (request) => this.receive(request)),
    http.post(
      '*/api/commerce/checkout',
      this.#answering(() => this.#begin()),
    ),
    http.get(
      '*/api/commerce/checkout',
      this.#answering(() => this.checkout),
    ),
    http.delete('*/api/commerce/checkout', ({ request }) => {
      this.calls.push({ method: 'DELETE', path: new URL(request.url).pathname } as never);
      return new HttpResponse(null, { status: 204 });
    }),
    http.put('*/api/commerce/checkout', this.#answering(this.#update.bind(this))),
    http.post('*/api/commerce/checkout/payment', this.#answering(this.#pay.bind(this))),
    http.post('*/api/commerce/shopping-cart/coupons', this.#answering(this.#addCoupon.bind(this))),
    http.delete('*/api/commerce/shopping-cart/coupons/:code', this.#answering(this.#removeCoupon.bind(this))),
    http.get(
      '*/api/commerce/shopping-cart',
      this.#answering(() => (this.isPaid ? noCart : this.checkout.cart)),
    ),
  ];

  callsOf(method: string, end: string): SeenCall[] {
    return this.calls.filter((call) => call.method === method && call.path.replace(/\?.*/, '').endsWith(end));
  }

  /** Takes the money and loses the answer. */
  readonly loseAnswer: Interruption = (call) => {
    this.#pay(call);
    return Response.error();
  };

  /** Changes prices, coupons or delivery, and the sums that follow. What is typed alone is no change of the cart. */
  reprice(change: Partial<ShoppingCart>): Checkout {
    const step = Object.keys(change).length > 0 ? 1 : 0;
    const cart = { ...this.checkout.cart, ...change, version: this.checkout.cart.version + step };
    const grandTotalCents = cart.subtotalCents - cart.discountCents + cart.shippingCostCents + cart.taxCents;
    const usedCents = Math.min(this.checkout.giftCard?.balanceCents ?? 0, grandTotalCents);
    const dueCents = grandTotalCents - usedCents;
    const deliveryCountry = cart.shippingLocation?.countryCode;
    const purchase = { entries: cart.entries, isSubscription: false, deliveryCountry, dueCents };
    this.checkout = {
      ...this.checkout,
      cart: { ...cart, grandTotalCents },
      giftCard: this.checkout.giftCard && { ...this.checkout.giftCard, usedCents },
      dueCents,
      installments: checkoutInstallments(this.installmentTerms, purchase),
    };
    return this.checkout;
  }

  #answering(answer: (call: SeenCall, code: string) => JsonBodyType) {
    return async ({ request, params }: { request: Call; params: Record<string, unknown> }) => {
      const { call, interruption } = await this.receive(request);
      if (interruption) return interruption as never;
      try {
        return HttpResponse.json(answer(call, String(params.code)));
      } catch (code) {
        return refuse(code as ErrorCode)() as never;
      }
    };
  }

  #begin(): Checkout {
    const begun = this.checkout;
    this.checkout = { ...begun, notices: [] };
    return this.isPaid ? aCheckout({ cart: noCart }) : begun;
  }

  #update({ body }: SeenCall): Checkout {
    const { email, address, note, giftCardCode, shippingOptionId } = body as UpdateCheckoutRequest;
    if (giftCardCode && giftCardCode !== 'GIFT') throw 'GIFT_CARD_UNKNOWN';
    const giftCard = giftCardCode ? { lastCharacters: 'GIFT', balanceCents: 2000, usedCents: 0 } : null;
    this.checkout = {
      ...this.checkout,
      ...(email !== undefined && { email }),
      ...(note !== undefined && { note }),
      ...(address !== undefined && { address }),
      ...(giftCardCode !== undefined && { giftCard }),
    };
    return this.reprice({ ...this.#shipping(address), ...this.#chosen(shippingOptionId) });
  }

  #shipping(address: UpdateCheckoutRequest['address']): Partial<ShoppingCart> {
    if (!address?.countryCode) return {};
    const { countryCode, region } = address;
    if (this.checkout.taxPlace) {
      return { shippingLocation: { countryCode, region }, ...(region === 'NY' ? taxesOfNewYork : untaxed) };
    }
    if (!this.checkout.cart.requiresShipping) return {};
    const options = countryCode === 'DE' ? [] : shippingOptions;
    const chosen = options.find(({ id }) => id === this.checkout.cart.selectedShippingOption?.id) ?? options[0] ?? null;
    return {
      shippingLocation: { countryCode, region },
      shippingOptions: options,
      selectedShippingOption: chosen,
      shippingCostCents: chosen?.cents ?? 0,
    };
  }

  #chosen(id: string | undefined): Partial<ShoppingCart> {
    if (id === undefined) return {};
    const option = shippingOptions.find((entry) => entry.id === id);
    if (!option) throw 'SHIPPING_NOT_OFFERED';
    return { selectedShippingOption: option, shippingCostCents: option.cents };
  }

  #addCoupon({ body }: SeenCall): ShoppingCart {
    const { code } = body as { code: string };
    if (code !== 'TEN') throw 'COUPON_UNKNOWN';
    const validCoupons = [{ code, name: '$10 off', kind: 'fixed' as const, cents: 1000 }];
    return this.reprice({ coupons: [code], validCoupons, discountCents: 1000 }).cart;
  }

  #removeCoupon(): ShoppingCart {
    return this.reprice({ coupons: [], validCoupons: [], invalidCoupons: [], discountCents: 0 }).cart;
  }

  #pay({ body, key }: SeenCall): PayResponse {
    const before = this.payments.get(key ?? '');
    if (before) return before;
    const {
      cartId,
      dueCents,
      method,
      card = method === 'installments' ? 'secondStep' : 'succeeds',
    } = body as PayRequest;
    if (cartId !== this.checkout.cart.id || dueCents !== this.checkout.dueCents) throw 'CHECKOUT_CHANGED';
    const answer = this.#answerTo(card);
    this.payments.set(key ?? '', answer);
    return answer;
  }

  #answerTo(card: string): PayResponse {
    if (card === 'secondStep') return { status: 'redirect', url: '/commerce/test-payment?ref=1' };
    if (card !== 'succeeds') return { status: 'declined', message: 'The card was declined.' };
    this.isPaid = true;
    return { status: 'paid', url: CONFIRMATION };
  }
}

/** An error reply as the Worker gives it. */
export function refuse(code: ErrorCode, errors?: Record<string, string>): Interruption & (() => Response) {
  return () =>
    Response.json({ error: apiErrors[code], code, ...(errors && { errors }) }, { status: ERROR_STATUS[code] });
}
export const lineCut = () => Response.error();
