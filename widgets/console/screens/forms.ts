import { menuTexts } from '#runtime/i18n/en/console/menu.ts';
import type { ScreenGroup } from '../app/screen.ts';

/** Forms, what was sent by them, and the mailing lists that they fill. */
export const FORMS: ScreenGroup = {
  title: menuTexts.forms,
  screens: [
    {
      path: 'forms',
      menu: menuTexts.forms,
      keywords: menuTexts.formsKeywords,
      scope: 'forms:read',
      load: async () => (await import('./forms/screens.ts')).Forms,
    },
    { path: 'forms/new', scope: 'forms:write', load: async () => (await import('./forms/screens.ts')).NewForm },
    { path: 'forms/:form', scope: 'forms:read', load: async () => (await import('./forms/screens.ts')).FormEditor },
    {
      path: 'forms/:form/submissions',
      scope: 'submissions:read',
      load: async () => (await import('./forms/screens.ts')).Submissions,
    },
    {
      path: 'submissions/:submission',
      scope: 'submissions:read',
      load: async () => (await import('./forms/screens.ts')).Submission,
    },
    {
      path: 'mailing-lists',
      menu: menuTexts.mailingLists,
      keywords: menuTexts.mailingListsKeywords,
      scope: 'lists:read',
      load: async () => (await import('./forms/screens.ts')).MailingLists,
    },
    {
      path: 'mailing-lists/:list',
      scope: 'lists:read',
      load: async () => (await import('./forms/screens.ts')).MailingList,
    },
  ],
};
