import * as z from 'zod/mini';
import { OwnerNavigation, SiteHeaderFooterChange } from '#runtime/contracts/navigation.ts';
import { movable, onePage } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import {
  changedFrame,
  changeHeaderFooter,
  changeNavigation,
  readHeaderFooter,
  readNavigation,
  readNavigations,
} from './service.ts';

const scopes = { read: 'settings:read', write: 'settings:write' } as const;

/** Menus that an owner has changed; the others follow from the collections. */
export const navigation = recordKind({
  type: 'navigation',
  scopes,
  contract: z.omit(OwnerNavigation, { version: true }),
  async plan(call, { name, items }) {
    const { version, ...current } = await readNavigation(call, name);
    return {
      id: name,
      title: name,
      current,
      next: { name, items },
      write: async () => void (await changeNavigation(call, name, items, version)),
    };
  },
  async find(call, name) {
    const { version: _, ...found } = await readNavigation(call, name);
    return found;
  },
  async list(call) {
    const { navigations } = await readNavigations(call);
    return onePage(navigations.filter(({ version }) => version > 0).map(movable));
  },
});

/** The site's header and footer. */
export const headerFooter = recordKind({
  type: 'headerFooter',
  scopes,
  contract: SiteHeaderFooterChange,
  async plan(call, change) {
    const { frame, version } = await readHeaderFooter(call);
    return {
      id: call.site.siteId,
      title: '',
      current: frame,
      next: changedFrame(frame, change),
      write: async () => void (await changeHeaderFooter(call, change, version)),
    };
  },
  async find(call) {
    return (await readHeaderFooter(call)).frame;
  },
  async list(call) {
    return onePage([(await readHeaderFooter(call)).frame]);
  },
});
