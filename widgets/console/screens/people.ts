import type { ScreenGroup } from '../app/screen.ts';

export const PEOPLE: ScreenGroup = {
  title: 'Shop',
  screens: [
    {
      ...{ path: 'settings', menu: 'Settings', scope: 'settings:read' },
      keywords: 'title name status time zone languages domain origin comments captcha password lock switches',
      load: () => import('./people/site/Settings.tsx'),
    },
  ],
};
