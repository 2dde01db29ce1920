import type { ORDER_PAYMENTS } from '#runtime/contracts/list-orders.ts';
import type { OrderState } from '#runtime/contracts/order-enumerations.ts';
import type { Bind, ListFilter } from '../db/list-page.ts';
import { IS_DELIVERED } from './events.ts';
import { couponWord, searchedWords } from './words.ts';

/** Which orders a list has; undefined for all. */
export interface OrderFilters {
  states?: readonly OrderState[] | undefined;
  /** The buyer's whole address. */
  email?: string | undefined;
  /** Whether orders are tests. */
  isTest?: boolean | undefined;
  payment?: (typeof ORDER_PAYMENTS)[number] | undefined;
  /** Whether all that was sent has arrived, of orders of which all was sent. */
  isDelivered?: boolean | undefined;
  /** The country to which it goes, two capital letters. */
  country?: string | undefined;
  /** The id of a product, of which the order has a line. */
  product?: string | undefined;
  /** A code that the buyer has entered. */
  coupon?: string | undefined;
  /** Words of buyers and goods. */
  search?: string | undefined;
}

/** Orders placed from one moment on, and before another one, ms since the epoch; undefined where there is no such limit. */
export interface OrderSpan {
  from?: number | undefined;
  until?: number | undefined;
}

/** The place of a state among all, as the index of states has it: what waits longest for the owner comes first. */
export const STAGES: readonly OrderState[] = ['paid', 'packed', 'sent', 'ended', 'refunded'];
export const STAGE = `CASE o.state WHEN 'paid' THEN 0 WHEN 'packed' THEN 1 WHEN 'sent' THEN 2 WHEN 'ended' THEN 3 ELSE 4 END`;

const COUNTRY = `o.address ->> 'countryCode'`;
const CASH_BACK = 'o.refunded_cents + o.gift_card_refunded_cents > 0';
const keysBy = (index: string, condition: string) =>
  `SELECT o.number AS key FROM orders o INDEXED BY ${index} WHERE o.site_id = ?1 AND ${condition}`;

const ofIndex = (index: string, condition: (bind: Bind) => string): ListFilter => ({
  row: condition,
  keys: (bind) => keysBy(index, condition(bind)),
});

const PAYMENTS: Readonly<Record<(typeof ORDER_PAYMENTS)[number], ListFilter>> = {
  card: { row: () => `o.payment_method = 'card' AND o.provider NOT IN ('', 'manual')` },
  installments: ofIndex('orders_in_installments', () => `o.payment_method = 'installments'`),
  giftCard: ofIndex('orders_by_gift_card', () => 'o.gift_card_id IS NOT NULL'),
  outside: ofIndex('orders_paid_outside', () => `o.provider = 'manual'`),
  free: ofIndex('orders_by_total', () => 'o.grand_total_cents = 0'),
  refunded: ofIndex('orders_with_money_back', () => CASH_BACK),
};

/** Returns the conditions of these filters on orders `o`. */
export function orderFilters(filters: OrderFilters): ListFilter[] {
  const { states, email, isTest, payment, isDelivered, country, product, coupon, search = '' } = filters;
  const stages = states?.map((state) => STAGES.indexOf(state)).join(', ');
  return [
    ...(stages === undefined ? [] : [ofIndex('orders_by_state', () => `${STAGE} IN (${stages})`)]),
    ...(email === undefined ? [] : [ofIndex('orders_by_email', (bind) => `o.email = ${bind(email)}`)]),
    ...(isTest === undefined ? [] : [isTest ? ofIndex('orders_in_test', () => 'o.test_mode = 1') : NO_TEST]),
    ...(payment === undefined ? [] : [PAYMENTS[payment]]),
    ...(isDelivered === undefined ? [] : [delivered(isDelivered)]),
    ...(country === undefined ? [] : [ofIndex('orders_by_country', (bind) => `${COUNTRY} = ${bind(country)}`)]),
    ...(product === undefined ? [] : [ofProduct(product)]),
    ...(coupon === undefined ? [] : [ofWord(couponWord(coupon), true)]),
    ...searchedWords(search).map((word) => ofWord(word, false)),
  ];
}

const NO_TEST: ListFilter = { row: () => 'o.test_mode = 0' };

function delivered(isDelivered: boolean): ListFilter {
  return { row: () => `${STAGE} = ${STAGES.indexOf('sent')} AND ${isDelivered ? '' : 'NOT '}${IS_DELIVERED('o.id')}` };
}

function ofProduct(itemId: string): ListFilter {
  return {
    row: (bind) => `EXISTS (SELECT 1 FROM order_lines l
      WHERE l.site_id = ?1 AND l.order_id = o.id AND l.item_id = ${bind(itemId)})`,
    keys: (bind) => `SELECT DISTINCT o.number AS key FROM order_lines l INDEXED BY order_lines_by_item
      CROSS JOIN orders o ON o.site_id = ?1 AND o.id = l.order_id
      WHERE l.site_id = ?1 AND l.item_id = ${bind(itemId)} AND l.quantity > 0`,
  };
}

/** The orders that have a word, or one that begins with it. */
function ofWord(word: string, isWhole: boolean): ListFilter {
  const isLike = (value: string) =>
    isWhole ? `w.word = ${value}` : `w.word >= ${value} AND w.word < ${value} || char(1114111)`;
  return {
    row: (bind) => `EXISTS (SELECT 1 FROM order_words w
      WHERE w.site_id = ?1 AND w.number = o.number AND ${isLike(bind(word))})`,
    keys: (bind) => `SELECT DISTINCT w.number AS key FROM order_words w INDEXED BY order_words_by_word
      WHERE w.site_id = ?1 AND ${isLike(bind(word))}`,
  };
}

/** The orders of a span of time. */
export function ofSpan(span: OrderSpan): ListFilter {
  return ofIndex('orders_by_day', (bind) => spanCondition(span, bind));
}

export function spanCondition({ from, until }: OrderSpan, bind: Bind): string {
  return `o.placed_at >= ${bind(from ?? 0)} AND o.placed_at < ${bind(until ?? Number.MAX_SAFE_INTEGER)}`;
}
