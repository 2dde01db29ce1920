import { ORDER_STATES } from '#runtime/contracts/order-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { ORDER_STATE_TEXT } from './order-texts.ts';

export const STATE_OPTIONS = [
  ['', commonTexts.all],
  ['open', orderListTexts.open],
  ...ORDER_STATES.map((state) => [state, ORDER_STATE_TEXT[state]] as const),
] as const;

export const TEST_OPTIONS = [
  ['', orderListTexts.allOrders],
  ['without', orderListTexts.withoutTests],
  ['only', orderListTexts.onlyTests],
] as const;

/** Which orders the list has; undefined for all. */
export interface OrderFilters {
  state: Exclude<(typeof STATE_OPTIONS)[number][0], ''> | undefined;
  test: 'without' | 'only' | undefined;
  from: string | undefined;
  until: string | undefined;
  email: string | undefined;
  search: string | undefined;
}

/** Reads the filters in the address of the screen; what the shop would refuse counts as none. */
export function filtersIn(query: URLSearchParams): OrderFilters {
  const day = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(query.get(name) ?? '')?.[0];
  return {
    state:
      STATE_OPTIONS.map(([value]) => value).find((value) => value !== '' && value === query.get('state')) || undefined,
    test:
      TEST_OPTIONS.map(([value]) => value).find((value) => value !== '' && value === query.get('test')) || undefined,
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
  from: undefined,
  until: undefined,
  email: undefined,
  search: undefined,
} as const satisfies OrderFilters;
