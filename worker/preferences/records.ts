import * as z from 'zod/mini';
import { PREFERENCES, type PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { onePage } from '../http/movable.ts';
import { parse } from '../http/parse.ts';
import { recordKind } from '../http/record-kind.ts';
import { changePreferences, readPreferences } from './service.ts';

const NAMESPACES = Object.keys(PREFERENCES) as [PreferencesNamespace, ...PreferencesNamespace[]];

/** Commerce preferences, one record for each namespace. */
export const preferences = recordKind({
  type: 'preferences',
  scopes: { read: 'settings:read', write: 'settings:write' },
  contract: z.strictObject({ namespace: z.enum(NAMESPACES), values: z.record(z.string(), z.unknown()) }),
  async plan(call, { namespace, values }) {
    const next = parse(PREFERENCES[namespace] as z.ZodMiniType, values) as never;
    const { version, values: current } = await readPreferences(call, namespace);
    return {
      id: namespace,
      title: namespace,
      current: { namespace, ...current },
      next: { namespace, ...(next as object) },
      write: async () => void (await changePreferences(call, namespace, version, next, { isMoved: true })),
    };
  },
  async find(call, id) {
    const namespace = NAMESPACES.find((each) => each === id);
    return namespace && { namespace, ...(await readPreferences(call, namespace)).values };
  },
  contentOf({ namespace, ...values }: { namespace?: unknown }) {
    return { namespace, values };
  },
  async list(call) {
    const read = async (namespace: PreferencesNamespace) => ({
      namespace,
      values: (await readPreferences(call, namespace)).values,
    });
    return onePage(await Promise.all(NAMESPACES.map(read)));
  },
});
