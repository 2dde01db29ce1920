import { menuTexts } from '#runtime/i18n/en/console/menu.ts';
import type { ScreenGroup } from '../app/screen.ts';

export const CONTENT: ScreenGroup = {
  title: menuTexts.content,
  screens: [
    {
      path: 'pages',
      menu: menuTexts.pages,
      keywords: menuTexts.pagesKeywords,
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
      menu: menuTexts.navigation,
      keywords: menuTexts.navigationKeywords,
      scope: 'settings:read',
      load: async () => (await import('./content/screens.ts')).Navigation,
    },
    {
      path: 'header-footer',
      menu: menuTexts.headerAndFooter,
      keywords: menuTexts.headerAndFooterKeywords,
      scope: 'settings:read',
      load: async () => (await import('./content/screens.ts')).HeaderFooter,
    },
    {
      path: 'popups',
      menu: menuTexts.popups,
      keywords: menuTexts.popupsKeywords,
      scope: 'content:read',
      load: async () => (await import('./content/popup-screens.ts')).Popups,
    },
    {
      path: 'popups/:popup',
      scope: 'content:read',
      load: async () => (await import('./content/popup-screens.ts')).Popup,
    },
    {
      path: 'languages',
      menu: menuTexts.languages,
      keywords: 'multilingual',
      scope: 'settings:read',
      load: async () => (await import('./content/language-screens.ts')).Languages,
    },
    {
      path: 'translations',
      menu: menuTexts.translations,
      keywords: menuTexts.translationsKeywords,
      scope: 'content:read',
      load: async () => (await import('./content/language-screens.ts')).Translations,
    },
    {
      path: 'translations/:language',
      scope: 'content:read',
      load: async () => (await import('./content/language-screens.ts')).TranslationList,
    },
    {
      path: 'translations/:language/:kind/:id',
      scope: 'content:read',
      load: async () => (await import('./content/language-screens.ts')).TranslationEditor,
    },
    {
      path: 'member-areas',
      menu: menuTexts.memberAreas,
      keywords: menuTexts.memberAreasKeywords,
      scope: 'content:read',
      load: async () => (await import('./content/member-screens.ts')).MemberAreas,
    },
    {
      path: 'member-areas/:area',
      scope: 'content:read',
      load: async () => (await import('./content/member-screens.ts')).MemberArea,
    },
    {
      path: 'bin',
      menu: menuTexts.bin,
      keywords: menuTexts.binKeywords,
      scope: 'content:read',
      load: async () => (await import('./content/bin-screens.ts')).Bin,
    },
    {
      path: 'changes',
      menu: menuTexts.changes,
      keywords: menuTexts.changesKeywords,
      scope: 'content:read',
      load: async () => (await import('./content/bin-screens.ts')).Changes,
    },
    {
      path: 'changes/:changeSet',
      scope: 'content:read',
      load: async () => (await import('./content/bin-screens.ts')).ChangeSet,
    },
    {
      path: 'passwords',
      menu: menuTexts.passwords,
      keywords: menuTexts.passwordsKeywords,
      scope: 'content:read',
      load: async () => (await import('./content/member-screens.ts')).Passwords,
    },
  ],
};
