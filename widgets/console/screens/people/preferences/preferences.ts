import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';

/** The answer of the shop: the values of a namespace, and the id of the site. */
export type PreferencesAnswer<Namespace extends PreferencesNamespace> = Preferences<Namespace> & { websiteId: string };

export const preferencesPath = (namespace: PreferencesNamespace) => `/api/v1/commerce-preferences/${namespace}`;
