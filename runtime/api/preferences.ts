import type { Preferences, PreferencesNamespace } from '../contracts/preferences.ts';
import { type Address, type AnswerOf, addressOf } from './calls.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

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

/** Reads a namespace of the store's settings. */
export async function getPreferences<Namespace extends PreferencesNamespace>(
  namespace: Namespace,
): Promise<Preferences<Namespace>> {
  return preferencesOf(namespace, await request({ path: preferencesPath(namespace), isAnswer: isPreferences }));
}

/** Replaces a namespace. What the server answers is not needed. */
export async function putPreferences<Namespace extends PreferencesNamespace>(
  namespace: Namespace,
  values: Preferences<Namespace>,
): Promise<void> {
  await request({
    method: 'PUT',
    path: preferencesPath(namespace),
    body: values,
    // The same values put twice are put once.
    isRepeatable: true,
    isAnswer: isAnything,
  });
}

function isPreferences(json: unknown): json is PreferencesAnswer {
  return isRecord(json) && typeof json.websiteId === 'string';
}

function isAnything(_: unknown): _ is unknown {
  return true;
}
