import type { BodyOf } from '../api/calls.ts';
import type { PreferencesNamespace as Namespace } from '../contracts/preferences.ts';
import { report } from '../report.ts';

/** All fields of a namespace. */
type Values = BodyOf<'/api/v1/commerce-preferences/:namespace', 'PUT'>;

/** The calls of the shop, and the cache from which the screens take a namespace. */
export interface PreferencesShop<Answer> {
  read(namespace: Namespace, signal: AbortSignal): Promise<Answer>;
  /** Puts values into the cache, and has every screen that shows the namespace take them from there. */
  keep(namespace: Namespace, values: Values): void;
  /** `version` is the one that the values were made from; undefined where it is not known. */
  save(namespace: Namespace, values: Values, version: number | undefined): Promise<Answer>;
}

/**
 * The store of the owner's console for the shop's settings. `fetch` reads a namespace. `set` puts values into the cache
 * at once, so that all screens show them, and then saves them. Both report a failure and throw it; values that could not
 * be saved stay in the cache, so that what was typed is not lost.
 */
export function createPreferencesStore<Answer>({ read, keep, save }: PreferencesShop<Answer>) {
  const saves = new Map<Namespace, Promise<unknown>>();

  async function reported(act: Promise<Answer>, failure: string, signal?: AbortSignal): Promise<Answer> {
    try {
      return await act;
    } catch (error) {
      // A screen that closes stops its reading.
      if (!signal?.aborted) report(error, failure);
      throw error;
    }
  }

  return {
    fetch: (namespace: Namespace, signal: AbortSignal): Promise<Answer> =>
      reported(read(namespace, signal), `preferences: ${namespace} cannot be read`, signal),
    set(namespace: Namespace, values: Values, version?: number): Promise<Answer> {
      keep(namespace, values);
      // The values that were set last are saved last.
      const saving = (saves.get(namespace) ?? Promise.resolve()).then(() => save(namespace, values, version));
      saves.set(
        namespace,
        saving.catch(() => {}),
      );
      return reported(saving, `preferences: ${namespace} cannot be saved`);
    },
  };
}
