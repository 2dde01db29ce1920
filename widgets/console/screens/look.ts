import type { ScreenGroup } from '../app/screen.ts';

/** How the shop looks: its colours, and the templates of its pages. */
export const LOOK: ScreenGroup = {
  title: 'Look',
  screens: [
    {
      path: 'look',
      menu: 'Colours',
      keywords: 'look brand colors contrast dark design style preview phone',
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
