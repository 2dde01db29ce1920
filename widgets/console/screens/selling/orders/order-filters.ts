import { ORDER_PAYMENTS } from '#runtime/contracts/list-orders.ts';
import { ORDER_STATES } from '#runtime/contracts/order-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { orderListTexts, orderStateTexts } from '#runtime/i18n/en/console/orders.ts';
import { knownValue } from '../parts/known-value.ts';

export const STATE_OPTIONS = [
  ['', commonTexts.all],
  ['open', orderListTexts.open],
  ...ORDER_STATES.map((state) => [state, orderStateTexts[state]] as const),
] as const;

export const TEST_OPTIONS = [
  ['', orderListTexts.allOrders],
  ['without', orderListTexts.withoutTests],
  ['only', orderListTexts.onlyTests],
] as const;

const PAYMENT_TEXT: Readonly<Record<(typeof ORDER_PAYMENTS)[number], string>> = {
  card: orderListTexts.paidByCard,
  installments: orderListTexts.paidInInstallments,
  giftCard: orderListTexts.paidByGiftCard,
  outside: orderListTexts.paidOutside,
  free: orderListTexts.nothingToPay,
  refunded: orderListTexts.moneyBack,
};
export const PAYMENT_OPTIONS = [
  ['', orderListTexts.anyPayment],
  ...ORDER_PAYMENTS.map((payment) => [payment, PAYMENT_TEXT[payment]] as const),
] as const;

export const DELIVERED_OPTIONS = [
  ['', orderListTexts.anyDelivery],
  ['yes', orderListTexts.isDelivered],
  ['no', orderListTexts.notDelivered],
] as const;

/** Which orders the list has; undefined for all. */
export interface OrderFilters {
  state: Exclude<(typeof STATE_OPTIONS)[number][0], ''> | undefined;
  test: 'without' | 'only' | undefined;
  payment: (typeof ORDER_PAYMENTS)[number] | undefined;
  delivered: 'yes' | 'no' | undefined;
  country: string | undefined;
  product: string | undefined;
  coupon: string | undefined;
  from: string | undefined;
  until: string | undefined;
  email: string | undefined;
  search: string | undefined;
}

/** Reads the filters in the address of the screen; what the shop would refuse counts as none. */
export function filtersIn(query: URLSearchParams): OrderFilters {
  const day = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(query.get(name) ?? '')?.[0];
  const known = <Value extends string>(name: string, options: readonly (readonly [Value, string])[]) =>
    knownValue(query, name, options);
  return {
    state: known('state', STATE_OPTIONS),
    test: known('test', TEST_OPTIONS),
    payment: known('payment', PAYMENT_OPTIONS),
    delivered: known('delivered', DELIVERED_OPTIONS),
    country: /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0],
    product: query.get('product') || undefined,
    coupon: query.get('coupon')?.trim() || undefined,
    from: day('from'),
    until: day('until'),
    email: query.get('email') || undefined,
    search: query.get('search') || undefined,
  };
}

/** The address without any filter. */
export const NO_FILTERS = {
  state: undefined,
  test: undefined,
  payment: undefined,
  delivered: undefined,
  country: undefined,
  product: undefined,
  coupon: undefined,
  from: undefined,
  until: undefined,
  email: undefined,
  search: undefined,
} as const satisfies OrderFilters;
