import { API_ROOT } from '../contracts/http.ts';
import type { Preferences, PreferencesNamespace } from '../contracts/preferences.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

const pathOf = (namespace: PreferencesNamespace) => `${API_ROOT}v1/commerce-preferences/${namespace}`;

/** Reads a namespace of the store's settings, without the site's id that the answer has beside them. */
export async function getPreferences<Namespace extends PreferencesNamespace>(
  namespace: Namespace,
): Promise<Preferences<Namespace>> {
  const { websiteId: _, ...values } = await request({ path: pathOf(namespace), isAnswer: isPreferences });
  return values as unknown as Preferences<Namespace>;
}

/** Replaces a namespace. What the server answers is not needed. */
export async function putPreferences<Namespace extends PreferencesNamespace>(
  namespace: Namespace,
  values: Preferences<Namespace>,
): Promise<void> {
  await request({
    method: 'PUT',
    path: pathOf(namespace),
    body: values,
    // The same values put twice are put once.
    isRepeatable: true,
    isAnswer: isAnything,
  });
}

function isPreferences(json: unknown): json is { websiteId: string } {
  return isRecord(json) && typeof json.websiteId === 'string';
}

function isAnything(_: unknown): _ is unknown {
  return true;
}
