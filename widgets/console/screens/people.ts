import type { ScreenGroup } from '../app/screen.ts';

export const PEOPLE: ScreenGroup = {
  title: 'Shop',
  screens: [
    {
      ...{ path: 'settings', menu: 'Settings', scope: 'settings:read' },
      keywords: 'title name status time zone languages domain origin comments captcha password lock switches',
      load: () => import('./people/site/Settings.tsx'),
    },
    {
      ...{ path: 'delivery', menu: 'Delivery', scope: 'settings:read' },
      keywords: 'shipping rates countries zones parcel',
      load: () => import('./people/delivery/Delivery.tsx'),
    },
    {
      ...{ path: 'tax', menu: 'Tax', scope: 'settings:read' },
      keywords: 'vat rates',
      load: () => import('./people/tax/Tax.tsx'),
    },
    {
      ...{ path: 'store-settings', menu: 'Store settings', scope: 'settings:read' },
      keywords:
        'currency checkout instalments downloads reminders legal imprint terms privacy cookies tags replay experiments restock test mode stripe',
      load: () => import('./people/store/StoreSettings.tsx'),
    },
    {
      ...{ path: 'store-settings/:namespace', scope: 'settings:read' },
      load: () => import('./people/store/StoreSetting.tsx'),
    },
  ],
};
