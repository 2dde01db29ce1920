import type { ScreenGroup } from '../app/screen.ts';

export const CONTENT: ScreenGroup = {
  title: 'Content',
  screens: [
    {
      path: 'pages',
      menu: 'Pages',
      keywords: 'blog posts events lessons galleries collections hide',
      scope: 'content:read',
      load: () => import('./content/pages/Pages.tsx'),
    },
    { path: 'pages/:collection', scope: 'content:read', load: () => import('./content/pages/Collection.tsx') },
    { path: 'items/:item', scope: 'content:read', load: () => import('./content/items/Item.tsx') },
  ],
};
