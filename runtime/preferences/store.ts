import { atom } from 'nanostores';
import { getPreferences, putPreferences } from '../api/preferences.ts';
import type { Preferences, PreferencesNamespace } from '../contracts/preferences.ts';
import { report } from '../report.ts';

type All = { [Namespace in PreferencesNamespace]?: Preferences<Namespace> };

/**
 * How preferences are read and saved. The Worker takes no owner's key from a page, so a console calls through a server
 * of its own.
 */
interface PreferencesApi {
  get<Namespace extends PreferencesNamespace>(namespace: Namespace): Promise<Preferences<Namespace>>;
  put<Namespace extends PreferencesNamespace>(namespace: Namespace, values: Preferences<Namespace>): Promise<void>;
}

const API: PreferencesApi = { get: getPreferences, put: putPreferences };

/**
 * The store of the owner's console for the shop's settings. `fetch` reads a namespace once, however many ask. `set`
 * puts values into the cache at once, calls the listeners of `onChange`, which fetch again, and saves them. Both report
 * a failure and throw it; a failed save stays in the cache, so that what was typed is not lost.
 */
export function createPreferencesStore(api: PreferencesApi = API) {
  const $preferences = atom<All>({});
  const reads = new Map<PreferencesNamespace, Promise<unknown>>();
  const saves = new Map<PreferencesNamespace, Promise<unknown>>();
  const listeners = new Set<(namespace: PreferencesNamespace) => void>();

  function keep(namespace: PreferencesNamespace, values: object): void {
    $preferences.set({ ...$preferences.get(), [namespace]: values });
  }

  async function read<Namespace extends PreferencesNamespace>(namespace: Namespace): Promise<void> {
    try {
      const values = await api.get(namespace);
      // Values that were set while the answer was on its way are newer.
      if ($preferences.get()[namespace] === undefined) keep(namespace, values);
    } catch (error) {
      if ($preferences.get()[namespace] === undefined) reads.delete(namespace);
      report(error, `preferences: ${namespace} cannot be read`);
      throw error;
    }
  }

  async function fetch<Namespace extends PreferencesNamespace>(namespace: Namespace): Promise<Preferences<Namespace>> {
    const reading = reads.get(namespace) ?? read(namespace);
    reads.set(namespace, reading);
    await reading;
    return $preferences.get()[namespace] as Preferences<Namespace>;
  }

  async function set<Namespace extends PreferencesNamespace>(
    namespace: Namespace,
    values: Preferences<Namespace>,
  ): Promise<void> {
    keep(namespace, values);
    reads.set(namespace, Promise.resolve());
    for (const listener of listeners) listener(namespace);
    // The values that were set last are saved last.
    const save = (saves.get(namespace) ?? Promise.resolve()).then(() => api.put(namespace, values));
    saves.set(
      namespace,
      save.catch(() => {}),
    );
    try {
      await save;
    } catch (error) {
      report(error, `preferences: ${namespace} cannot be saved`);
      throw error;
    }
  }

  /** Calls the listener with each namespace that was set; the returned function ends that. */
  function onChange(listener: (namespace: PreferencesNamespace) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { $preferences, fetch, set, onChange };
}
