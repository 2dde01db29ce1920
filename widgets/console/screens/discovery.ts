import { menuTexts } from '#runtime/i18n/en/console/menu.ts';
import type { ScreenGroup } from '../app/screen.ts';

/** How people, search engines and programs find the shop. */
export const DISCOVERY: ScreenGroup = {
  title: menuTexts.beingFound,
  screens: [
    {
      path: 'search-engines',
      menu: menuTexts.searchEngines,
      scope: 'settings:read',
      keywords: menuTexts.searchEnginesKeywords,
      load: async () => (await import('./discovery/screens.ts')).SearchEngines,
    },
    {
      path: 'redirects',
      menu: menuTexts.redirects,
      keywords: menuTexts.redirectsKeywords,
      scope: 'content:read',
      load: async () => (await import('./discovery/screens.ts')).Redirects,
    },
    {
      path: 'feeds',
      menu: menuTexts.feeds,
      scope: 'catalogue:read',
      keywords: menuTexts.feedsKeywords,
      load: async () => (await import('./discovery/screens.ts')).Feeds,
    },
  ],
};
