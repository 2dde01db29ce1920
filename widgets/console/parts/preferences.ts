import { preferencesOf, preferencesPath } from '#runtime/api/preferences.ts';
import type { PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { createPreferencesStore } from '#runtime/preferences/store.ts';
import { change, queries, refresh } from '../app/query.ts';
import { callInSession } from '../app/session.ts';
import { useEditor } from '../app/use-editor.ts';

/** The store's settings, in the cache of all that screens have read. */
export const preferences = createPreferencesStore({
  read: (namespace, signal) => callInSession({ method: 'GET', path: preferencesPath(namespace), signal }),
  keep,
  save: async (namespace, body, version) => {
    const path = preferencesPath(namespace);
    try {
      return await change({ method: 'PUT', path, body, version });
    } catch (error) {
      // What was not saved counts as old, and the next screen asks the shop.
      void queries.invalidateQueries({ queryKey: [path], refetchType: 'none' });
      throw error;
    }
  },
});

/** Shows the values wherever the namespace is read. */
function keep(namespace: PreferencesNamespace, values: object): void {
  queries.setQueryData([preferencesPath(namespace)], (known?: { body: object }) =>
    known ? { ...known, body: { ...known.body, ...values } } : undefined,
  );
}

/** Edits one namespace of the store's settings, which people call `name`; the screens that do so have one draft of it. */
export function usePreferences<Namespace extends PreferencesNamespace>(namespace: Namespace, name: string) {
  const editor = useEditor({
    path: preferencesPath(namespace),
    toValue: (answer) => preferencesOf(namespace, answer),
    read: (signal) => preferences.fetch(namespace, signal),
    put: (values, version) => preferences.set(namespace, values, version),
    saved: partsTexts.settingsAreSaved,
    name,
  });
  const { draft, reading } = editor;
  const discard = () => {
    if (!draft) return;
    // Values of a save that failed are dropped with the draft; what somebody else has saved since then stays.
    if (draft.version === reading.data?.version) keep(namespace, draft.base);
    else refresh([preferencesPath(namespace)]);
    draft.discard();
  };
  return { ...editor, draft: draft && { ...draft, discard } };
}
