import { SiteSettings } from '#runtime/contracts/site.ts';
import { movable, onePage } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { recordKind } from '../http/record-kind.ts';
import type { Site } from '../site/site.ts';
import { changeSite, checkedSettings, readCurrentSite } from './service.ts';
import { toOwnerSite } from './settings.ts';

/** The settings of the site. Hosts and allowed origins belong to the place where a shop is served, and do not move. */
export const siteSettings = recordKind({
  type: 'site',
  scopes: { read: 'settings:read', write: 'settings:write' },
  contract: SiteSettings,
  async plan(call, settings) {
    const current = await readCurrentSite(call);
    const { switchedOff: entitlements, ...checked } = await checkedSettings(call, current, settings, true);
    return {
      id: current.siteId,
      title: settings.title,
      current: siteRecord(current),
      next: {
        ...siteRecord({ ...current, ...checked, entitlements }),
        isLocked: current.lockKey !== null || checked.isLocked,
      },
      write: async () => void (await changeSite(call, current.version, settings, { skipsReferences: true })),
    };
  },
  async find(call) {
    return siteRecord(await readCurrentSite(call));
  },
  async list(call: OwnerCall) {
    return onePage([siteRecord(await readCurrentSite(call))]);
  },
});

function siteRecord(site: Site) {
  const { siteId: _, ...content } = movable(toOwnerSite(site));
  return content;
}
