import { type Address, type AnswerOf, addressOf } from '#runtime/api/calls.ts';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { useEditor } from '../app/use-editor.ts';

type PreferencesRoute = '/api/v1/commerce-preferences/:namespace';

export const preferencesPath = (namespace: PreferencesNamespace): Address<PreferencesRoute> =>
  addressOf('/api/v1/commerce-preferences/:namespace', { namespace });

/** Returns the values of a namespace that the shop was asked for. */
export function preferencesOf<Namespace extends PreferencesNamespace>(
  _: Namespace,
  { websiteId: __, ...values }: AnswerOf<PreferencesRoute, 'GET'>,
): Preferences<Namespace> {
  return values as unknown as Preferences<Namespace>;
}

/** Edits one namespace of the store's settings; the screens that do so have one draft of it. */
export function usePreferences<Namespace extends PreferencesNamespace>(namespace: Namespace) {
  return useEditor({
    path: preferencesPath(namespace),
    toValue: (answer) => preferencesOf(namespace, answer),
    saved: partsTexts.settingsAreSaved,
  });
}
