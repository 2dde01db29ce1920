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
    {
      path: 'navigation',
      menu: 'Navigation',
      keywords: 'menu folders links hidden pages member areas',
      scope: 'settings:read',
      load: () => import('./content/menus/Navigation.tsx'),
    },
    {
      path: 'header-footer',
      menu: 'Header and footer',
      keywords: 'announcement bar links note',
      scope: 'settings:read',
      load: () => import('./content/frame/HeaderFooter.tsx'),
    },
    {
      path: 'popups',
      menu: 'Popups',
      keywords: 'promotion newsletter overlay',
      scope: 'content:read',
      load: () => import('./content/popups/Popups.tsx'),
    },
    { path: 'popups/:popup', scope: 'content:read', load: () => import('./content/popups/Popup.tsx') },
    {
      path: 'languages',
      menu: 'Languages',
      keywords: 'multilingual',
      scope: 'settings:read',
      load: () => import('./content/languages/Languages.tsx'),
    },
    {
      path: 'translations',
      menu: 'Translations',
      keywords: 'languages missing texts',
      scope: 'content:read',
      load: () => import('./content/languages/Translations.tsx'),
    },
    {
      path: 'translations/:language',
      scope: 'content:read',
      load: () => import('./content/languages/TranslationList.tsx'),
    },
    {
      path: 'translations/:language/:kind/:id',
      scope: 'content:read',
      load: () => import('./content/languages/TranslationEditor.tsx'),
    },
    {
      path: 'member-areas',
      menu: 'Member areas',
      keywords: 'members membership paywall',
      scope: 'content:read',
      load: () => import('./content/areas/MemberAreas.tsx'),
    },
    { path: 'member-areas/:area', scope: 'content:read', load: () => import('./content/areas/MemberArea.tsx') },
    {
      path: 'passwords',
      menu: 'Passwords',
      keywords: 'lock protected closed',
      scope: 'content:read',
      load: () => import('./content/areas/Passwords.tsx'),
    },
  ],
};
