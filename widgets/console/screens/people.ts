import type { ScreenGroup } from '../app/screen.ts';

export const PEOPLE: ScreenGroup = {
  title: 'Shop',
  screens: [
    {
      ...{ path: 'settings', menu: 'Settings', scope: 'settings:read' },
      keywords: 'title name status time zone languages domain origin comments captcha password lock switches',
      load: async () => (await import('./people/screens.ts')).Settings,
    },
    {
      ...{ path: 'delivery', menu: 'Delivery', scope: 'settings:read' },
      keywords: 'shipping rates countries zones parcel',
      load: async () => (await import('./people/screens.ts')).Delivery,
    },
    {
      ...{ path: 'tax', menu: 'Tax', scope: 'settings:read' },
      keywords: 'vat rates',
      load: async () => (await import('./people/screens.ts')).Tax,
    },
    {
      ...{ path: 'store-settings', menu: 'Store settings', scope: 'settings:read' },
      keywords:
        'currency checkout instalments downloads reminders legal imprint terms privacy cookies tags replay experiments restock test mode stripe',
      load: async () => (await import('./people/screens.ts')).StoreSettings,
    },
    {
      ...{ path: 'store-settings/:namespace', scope: 'settings:read' },
      load: async () => (await import('./people/screens.ts')).StoreSetting,
    },
    {
      ...{ path: 'team', menu: 'Team', scope: 'contributors:read' },
      keywords: 'contributors people invite roles rights admin',
      load: async () => (await import('./people/screens.ts')).Team,
    },
    {
      ...{ path: 'team/:contributor', scope: 'contributors:read' },
      load: async () => (await import('./people/screens.ts')).Person,
    },
    {
      ...{ path: 'reviews', menu: 'Reviews', scope: 'reviews:read' },
      keywords: 'ratings stars approve hide pictures',
      load: async () => (await import('./people/screens.ts')).Reviews,
    },
    {
      ...{ path: 'reviews/:review', scope: 'reviews:read' },
      load: async () => (await import('./people/screens.ts')).Review,
    },
    {
      ...{ path: 'comments', menu: 'Comments', scope: 'comments:read' },
      keywords: 'moderation spam reply answer reported',
      load: async () => (await import('./people/screens.ts')).Comments,
    },
    {
      ...{ path: 'comments/:comment', scope: 'comments:read' },
      load: async () => (await import('./people/screens.ts')).Comment,
    },
    {
      ...{ path: 'mails', menu: 'Mails', scope: 'mails:read' },
      keywords: 'email failed sent send again outbox',
      load: async () => (await import('./people/screens.ts')).Mails,
    },
    {
      ...{ path: 'errors', menu: 'Errors', scope: 'errors:read' },
      keywords: 'javascript template stack',
      load: async () => (await import('./people/screens.ts')).Errors,
    },
    {
      ...{ path: 'errors/:error', scope: 'errors:read' },
      load: async () => (await import('./people/screens.ts')).ErrorKind,
    },
    {
      ...{ path: 'audit', menu: 'Audit log', scope: 'audit:read' },
      keywords: 'history changes who log',
      load: async () => (await import('./people/screens.ts')).Audit,
    },
    {
      ...{ path: 'webhooks', menu: 'Webhooks', scope: 'webhooks:read' },
      keywords: 'api programs deliveries accounting',
      load: async () => (await import('./people/screens.ts')).Webhooks,
    },
    {
      ...{ path: 'webhooks/:webhook', scope: 'webhooks:read' },
      load: async () => (await import('./people/screens.ts')).OneWebhook,
    },
    {
      ...{ path: 'senders', menu: 'Analytics services', scope: 'settings:read' },
      keywords: 'google analytics ga4 meta facebook pixel conversions senders',
      load: async () => (await import('./people/screens.ts')).Senders,
    },
    {
      ...{ path: 'speed', menu: 'Speed', scope: 'stats:read' },
      keywords: 'vitals performance lcp inp cls',
      load: async () => (await import('./people/screens.ts')).Speed,
    },
    {
      ...{ path: 'account', menu: 'My account' },
      keywords: 'passkey password sessions sign out role',
      load: async () => (await import('./people/screens.ts')).Account,
    },
  ],
};
