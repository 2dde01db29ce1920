import { AGENT_ACCESS, type AgentAccess, DiscoverySettings } from '#runtime/contracts/discovery.ts';
import { HIDDEN_REASONS, type HiddenReason } from '#runtime/contracts/discovery-state.ts';
import type { Preferences } from '#runtime/contracts/preferences.ts';
import type { Site } from './site.ts';
import { statusEffect } from './status.ts';
import { isTestModeChosen } from './store-settings.ts';

const USUAL: Preferences<'discovery'> = {
  trainingCrawlers: false,
  answeringCrawlers: true,
  agents: 'checkout',
  condition: 'new',
  googleCode: '',
  bingCode: '',
  pinterestCode: '',
  metaCode: '',
};

/** Returns what the owner has set about search engines and agents; the usual values where nothing readable is stored. */
export function discoverySettings({ storeSettings }: Pick<Site, 'storeSettings'>): Preferences<'discovery'> {
  const read = DiscoverySettings.safeParse({ ...USUAL, ...Object(storeSettings.discoverySettings) });
  return read.success ? read.data : USUAL;
}

/** Addresses of the machine itself, where a demo behaves as an open shop. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127\.0\.0\.1)$/;
/** Hosts that Cloudflare gives to each Worker, beside the shop's own domain. */
const TRIAL_HOST = /\.workers\.dev$/;

/**
 * Returns what keeps search engines, feeds and agents from finding the shop at a host: it must be open to everybody, sell
 * for real money, and the host must be its own. A test shop counts as open on a loopback address, so that all of it can be
 * tried.
 */
export function hiddenBecause(site: Site, hostname: string): HiddenReason[] {
  const reasons: Readonly<Record<HiddenReason, boolean>> = {
    notOpen: site.openedAt === null,
    locked: site.lockKey !== null || site.isShut,
    testMode: isTestModeChosen(site) && !LOOPBACK.test(hostname),
    trialHost: TRIAL_HOST.test(hostname),
    status: !statusEffect(site.status).isIndexed,
  };
  return HIDDEN_REASONS.filter((reason) => reasons[reason]);
}

/** Whether the shop may be found at a host. What a page, an item or a visitor's password adds is the page's. */
export function isFindable(site: Site, hostname: string): boolean {
  return hiddenBecause(site, hostname).length === 0;
}

/** Whether agents may do what needs this access in the shop that a host shows. */
export function mayAgents(site: Site, hostname: string, needed: AgentAccess): boolean {
  const allowed = AGENT_ACCESS.indexOf(discoverySettings(site).agents);
  return isFindable(site, hostname) && AGENT_ACCESS.indexOf(needed) <= allowed;
}
