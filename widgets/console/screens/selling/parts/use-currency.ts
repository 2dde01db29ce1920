import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';

/** Reads the shop's currency, which the amounts of coupons and new gift cards are in. Only some roles may read it. */
export function useCurrency() {
  const isAllowed = may('settings:read');
  const reading = useAnswer<{ selectedCurrency: string }>(
    isAllowed ? '/api/v1/commerce-preferences/general' : undefined,
  );
  return { ...reading, isAllowed, currency: reading.data?.selectedCurrency };
}
