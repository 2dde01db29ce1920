import type { ScreenGroup } from '../app/screen.ts';

export const CONTENT: ScreenGroup = {
  title: 'Content',
  screens: [
    {
      path: 'pages',
      menu: 'Pages',
      keywords: 'blog posts events lessons galleries collections covers hide',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).Pages,
    },
    {
      path: 'pages/:collection',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).Collection,
    },
    { path: 'items/:item', scope: 'content:read', load: async () => (await import('./content/screens.ts')).Item },
    {
      path: 'navigation',
      menu: 'Navigation',
      keywords: 'menu folders links hidden pages member areas',
      scope: 'settings:read',
      load: async () => (await import('./content/screens.ts')).Navigation,
    },
    {
      path: 'header-footer',
      menu: 'Header and footer',
      keywords: 'announcement bar links note',
      scope: 'settings:read',
      load: async () => (await import('./content/screens.ts')).HeaderFooter,
    },
    {
      path: 'popups',
      menu: 'Popups',
      keywords: 'promotion newsletter overlay',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).Popups,
    },
    { path: 'popups/:popup', scope: 'content:read', load: async () => (await import('./content/screens.ts')).Popup },
    {
      path: 'languages',
      menu: 'Languages',
      keywords: 'multilingual',
      scope: 'settings:read',
      load: async () => (await import('./content/screens.ts')).Languages,
    },
    {
      path: 'translations',
      menu: 'Translations',
      keywords: 'languages missing texts',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).Translations,
    },
    {
      path: 'translations/:language',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).TranslationList,
    },
    {
      path: 'translations/:language/:kind/:id',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).TranslationEditor,
    },
    {
      path: 'member-areas',
      menu: 'Member areas',
      keywords: 'members membership paywall',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).MemberAreas,
    },
    {
      path: 'member-areas/:area',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).MemberArea,
    },
    {
      path: 'passwords',
      menu: 'Passwords',
      keywords: 'lock screen protected closed cover',
      scope: 'content:read',
      load: async () => (await import('./content/screens.ts')).Passwords,
    },
  ],
};
