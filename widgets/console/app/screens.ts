import { menuTexts } from '#runtime/i18n/en/console/menu.ts';
import { CONTENT } from '../screens/content.ts';
import { DISCOVERY } from '../screens/discovery.ts';
import { FORMS } from '../screens/forms.ts';
import { LOOK } from '../screens/look.ts';
import { PEOPLE } from '../screens/people.ts';
import { PRODUCTS } from '../screens/products.ts';
import { SELLING } from '../screens/selling.ts';
import { matchPath } from './router.ts';
import type { Screen, ScreenGroup, ScreenParts } from './screen.ts';

const OVERVIEW: ScreenGroup = {
  title: '',
  screens: [
    {
      path: '',
      menu: menuTexts.overview,
      load: async () => (await import('../screens/overview/Overview.tsx')).default,
    },
  ],
};

/** The menu, in its order. */
export const GROUPS: readonly ScreenGroup[] = [OVERVIEW, SELLING, PRODUCTS, CONTENT, FORMS, LOOK, DISCOVERY, PEOPLE];

/** Finds the screen of a path. */
export function findScreen(path: string): { screen: Screen; parts: ScreenParts } | undefined {
  for (const { screens } of GROUPS) {
    for (const screen of screens) {
      const parts = matchPath(screen.path, path);
      if (parts) return { screen, parts };
    }
  }
  return undefined;
}
