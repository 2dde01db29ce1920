import type { ScreenGroup } from '../app/screen.ts';

/** The screens of the shop's look: its colours, fonts, galleries and product pages, and the templates of its pages. */
export const LOOK: ScreenGroup = {
  title: 'Look',
  screens: [
    {
      path: 'look',
      menu: 'Look of the shop',
      keywords:
        'brand colours colors fonts typeface headings contrast dark design style preview phone gallery galleries product pages',
      scope: 'settings:read',
      load: async () => (await import('./look/screens.ts')).Look,
    },
    {
      path: 'templates',
      menu: 'Templates',
      keywords: 'code html theme pages partials',
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
