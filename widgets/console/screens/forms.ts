import type { ScreenGroup } from '../app/screen.ts';

/** Forms, what was sent by them, and the mailing lists that they fill. */
export const FORMS: ScreenGroup = {
  title: 'Forms',
  screens: [
    {
      path: 'forms',
      menu: 'Forms',
      keywords: 'contact newsletter questions fields submissions captcha',
      scope: 'forms:read',
      load: () => import('./forms/Forms.tsx'),
    },
    { path: 'forms/new', scope: 'forms:write', load: () => import('./forms/NewForm.tsx') },
    { path: 'forms/:form', scope: 'forms:read', load: () => import('./forms/FormEditor.tsx') },
    { path: 'forms/:form/submissions', scope: 'submissions:read', load: () => import('./forms/Submissions.tsx') },
    { path: 'submissions/:submission', scope: 'submissions:read', load: () => import('./forms/Submission.tsx') },
    {
      path: 'mailing-lists',
      menu: 'Mailing lists',
      keywords: 'newsletter subscribers campaigns email',
      scope: 'lists:read',
      load: () => import('./forms/MailingLists.tsx'),
    },
    { path: 'mailing-lists/:list', scope: 'lists:read', load: () => import('./forms/MailingList.tsx') },
  ],
};
