import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { useEditor } from '../app/use-editor.ts';

/** An answer of the shop: the values of a namespace, and the id of the site. */
export type PreferencesAnswer<Namespace extends PreferencesNamespace> = Preferences<Namespace> & { websiteId: string };

export const preferencesPath = (namespace: PreferencesNamespace) => `/api/v1/commerce-preferences/${namespace}`;

/** Edits one namespace of the store's settings; the screens that do so have one draft of it. */
export function usePreferences<Namespace extends PreferencesNamespace>(namespace: Namespace) {
  return useEditor<PreferencesAnswer<Namespace>, Preferences<Namespace>>({
    path: preferencesPath(namespace),
    toValue: ({ websiteId: _, ...values }) => values as unknown as Preferences<Namespace>,
    saved: partsTexts.settingsAreSaved,
  });
}
