import type { Preferences, PreferencesNamespace } from '../contracts/preferences.ts';
import { type Address, type AnswerOf, addressOf } from './calls.ts';

type PreferencesRoute = '/api/v1/commerce-preferences/:namespace';
type PreferencesAnswer = AnswerOf<PreferencesRoute, 'GET'>;

export const preferencesPath = (namespace: PreferencesNamespace): Address<PreferencesRoute> =>
  addressOf('/api/v1/commerce-preferences/:namespace', { namespace });

/**
 * Returns the values of a namespace, without the site's id that the answer has beside them. The route has one type of
 * answer for all namespaces, so that only the caller knows which one it asked for.
 */
export function preferencesOf<Namespace extends PreferencesNamespace>(
  _: Namespace,
  { websiteId: __, ...values }: PreferencesAnswer,
): Preferences<Namespace> {
  return values as unknown as Preferences<Namespace>;
}
