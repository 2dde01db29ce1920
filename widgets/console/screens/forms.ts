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
  ],
};
