/** The platform's name of a template's notes for the owner, which visitors never read. */
const README_PAGE = 'readme';

/**
 * First parts of addresses that the Worker serves itself or keeps for the platform's notes, so that no page of a shop can
 * have them.
 */
export const RESERVED_PATHS: ReadonlySet<string> = new Set([
  ...[
    'account',
    'api',
    'assets',
    'buy',
    'cancel-contract',
    'cart',
    'checkout',
    'commerce',
    'config',
    'cookies',
    'dev',
    'feeds',
    'images',
    'installments',
    'mcp',
    'newsletter',
    'pay',
    'popup',
    'search',
    'set-up',
    'settings',
    'sitemaps',
    'sq',
    'unlock',
    'widgets',
    'withdraw',
  ],
  README_PAGE,
  '.well-known',
  ...[
    'favicon.ico',
    'robots.txt',
    'sitemap.xml',
    'llms.txt',
    'products.json',
    'storefront.js',
    'newest.js',
    'integrity.json',
  ],
  ...['storefront.d.ts', 'custom-elements.json', 'html-custom-data.json', 'web-types.json'],
]);

/** The loader's pinned versions. */
const PINNED = /^storefront\.[\da-f]+\.js$/;

/** Whether a page of a shop cannot have this first part of an address. */
export function isReservedPath(urlId: string): boolean {
  return RESERVED_PATHS.has(urlId.toLowerCase()) || PINNED.test(urlId);
}
