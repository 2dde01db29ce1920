import { useEffect } from 'react';
import { preferencesOf, preferencesPath } from '#runtime/api/preferences.ts';
import { useAnswer } from '../app/query.ts';
import { may } from '../app/session.ts';
import { shopCurrency } from './amounts.ts';
import { preferences } from './preferences.ts';

/**
 * Returns the currency of the shop's amounts. The page names the one that it was loaded with; a later one is kept there,
 * so that no screen goes on with the old one.
 */
export function useCurrency(): string {
  const { data } = useAnswer(may('settings:read') ? preferencesPath('general') : undefined, (signal) =>
    preferences.fetch('general', signal),
  );
  const read = data && preferencesOf('general', data).selectedCurrency;
  useEffect(() => {
    if (read) document.body.dataset.currency = read;
  }, [read]);
  return read ?? shopCurrency();
}
