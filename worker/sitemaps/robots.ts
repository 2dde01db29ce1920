import { unindexedPatterns } from '../pages/service.ts';
import { discoverySettings, isFindable } from '../site/discovery.ts';
import { allLanguages, prefixOn } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { isInTestMode } from '../site/store-settings.ts';
import { CRAWLERS } from './crawlers.ts';

/** Addresses of one visitor each, and calls. */
const BELOW = ['api', 'commerce', 'config', 'dev', 'newsletter', 'pay', 'popup', 'set-up', 'settings', 'unlock'];
/** Pages for one visitor, whose names may begin those of other pages. */
const PAGES = ['account', 'cart', 'checkout', 'search'];

/** Writes robots.txt (RFC 9309) of a shop, as a host serves it. `origin` is the one that was called. */
export function robotsText(site: Site, origin: string): string {
  const { hostname } = new URL(origin);
  const groups = isFindable(site, hostname) ? findable(site, origin) : HIDDEN;
  return `${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const refused = (names: readonly string[]) => [...names.map((name) => `User-agent: ${name}`), 'Disallow: /'];

/**
 * Search engines must read the pages of a shop that may not be found, because these tell them to leave the shop out; one
 * that may not read a page lists its bare address.
 */
const HIDDEN: readonly string[][] = [refused(Object.values(CRAWLERS).flat()), ['User-agent: *', 'Allow: /']];

function findable(site: Site, origin: string): string[][] {
  const { trainingCrawlers, answeringCrawlers, agents } = discoverySettings(site);
  const out = [
    ...(trainingCrawlers ? [] : CRAWLERS.training),
    ...(answeringCrawlers ? [] : CRAWLERS.answering),
    ...(agents === 'off' ? CRAWLERS.acting : []),
  ];
  const yesOrNo = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no');
  const { hostname } = new URL(origin);
  const prefixes = allLanguages(site).map((language) => prefixOn(site, hostname, language));
  return [
    ...(isInTestMode(site) ? [[TEST_MODE]] : []),
    ...(out.length > 0 ? [refused(out)] : []),
    [
      'User-agent: *',
      // https://contentsignals.org: what programs that read no group of their own may do with what they have read.
      `Content-Signal: search=yes, ai-input=${yesOrNo(answeringCrawlers)}, ai-train=${yesOrNo(trainingCrawlers)}`,
      ...[...new Set(prefixes)].flatMap(privateLines),
      ...unindexedPatterns().map((pattern) => `Disallow: ${pattern}`),
    ],
    [`Sitemap: ${origin}/sitemap.xml`],
  ];
}

const TEST_MODE =
  '# This shop is in test mode. On this computer it behaves as an open one; elsewhere it asks not to be found.';

function privateLines(prefix: string): string[] {
  return [
    ...BELOW.map((name) => `Disallow: ${prefix}/${name}/`),
    ...PAGES.flatMap((name) => ['$', '?', '/'].map((end) => `Disallow: ${prefix}/${name}${end}`)),
  ];
}
