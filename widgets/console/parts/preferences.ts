import { preferencesOf, preferencesPath } from '#runtime/api/preferences.ts';
import type { PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { useEditor } from '../app/use-editor.ts';

/** Edits one namespace of the store's settings; the screens that do so have one draft of it. */
export function usePreferences<Namespace extends PreferencesNamespace>(namespace: Namespace) {
  return useEditor({
    path: preferencesPath(namespace),
    toValue: (answer) => preferencesOf(namespace, answer),
    saved: partsTexts.settingsAreSaved,
  });
}
