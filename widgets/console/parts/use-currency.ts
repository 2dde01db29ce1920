import { useEffect } from 'react';
import { useAnswer } from '../app/query.ts';
import { may } from '../app/session.ts';
import { shopCurrency } from './amounts.ts';

const GENERAL = '/api/v1/commerce-preferences/general';

/**
 * Returns the currency of the shop's amounts. The page names the one that it was loaded with; a later one is kept there,
 * so that no screen goes on with the old one.
 */
export function useCurrency(): string {
  const { data } = useAnswer<{ selectedCurrency: string }>(may('settings:read') ? GENERAL : undefined);
  const read = data?.selectedCurrency;
  useEffect(() => {
    if (read) document.body.dataset.currency = read;
  }, [read]);
  return read ?? shopCurrency();
}
