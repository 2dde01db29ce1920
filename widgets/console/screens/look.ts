import { menuTexts } from '#runtime/i18n/en/console/menu.ts';
import type { ScreenGroup } from '../app/screen.ts';

/** The screens of the shop's look: its colours, fonts, galleries and product pages, and the templates of its pages. */
export const LOOK: ScreenGroup = {
  title: menuTexts.look,
  screens: [
    {
      path: 'look',
      menu: menuTexts.lookOfTheShop,
      keywords: menuTexts.lookOfTheShopKeywords,
      scope: 'settings:read',
      load: async () => (await import('./look/screens.ts')).Look,
    },
    {
      path: 'templates',
      menu: menuTexts.templates,
      keywords: menuTexts.templatesKeywords,
      scope: 'templates:read',
      load: async () => (await import('./look/screens.ts')).Templates,
    },
    {
      path: 'templates/:name',
      scope: 'templates:read',
      load: async () => (await import('./look/screens.ts')).TemplateEditor,
    },
  ],
};
