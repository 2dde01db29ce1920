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
    {
      ...{ path: 'team', menu: 'Team', scope: 'contributors:read' },
      keywords: 'contributors people invite roles rights admin',
      load: () => import('./people/team/Team.tsx'),
    },
    {
      ...{ path: 'team/:contributor', scope: 'contributors:read' },
      load: () => import('./people/team/Person.tsx'),
    },
    {
      ...{ path: 'reviews', menu: 'Reviews', scope: 'reviews:read' },
      keywords: 'ratings stars approve hide pictures',
      load: () => import('./people/reviews/Reviews.tsx'),
    },
    {
      ...{ path: 'reviews/:review', scope: 'reviews:read' },
      load: () => import('./people/reviews/Review.tsx'),
    },
    {
      ...{ path: 'comments', menu: 'Comments', scope: 'comments:read' },
      keywords: 'moderation spam reply answer reported',
      load: () => import('./people/comments/Comments.tsx'),
    },
    {
      ...{ path: 'comments/:comment', scope: 'comments:read' },
      load: () => import('./people/comments/Comment.tsx'),
    },
    {
      ...{ path: 'mails', menu: 'Mails', scope: 'mails:read' },
      keywords: 'email failed sent send again outbox',
      load: () => import('./people/mails/Mails.tsx'),
    },
    {
      ...{ path: 'errors', menu: 'Errors', scope: 'errors:read' },
      keywords: 'javascript template stack',
      load: () => import('./people/errors/Errors.tsx'),
    },
    {
      ...{ path: 'errors/:error', scope: 'errors:read' },
      load: () => import('./people/errors/ErrorKind.tsx'),
    },
    {
      ...{ path: 'audit', menu: 'Audit log', scope: 'audit:read' },
      keywords: 'history changes who log',
      load: () => import('./people/audit/Audit.tsx'),
    },
    {
      ...{ path: 'webhooks', menu: 'Webhooks', scope: 'webhooks:read' },
      keywords: 'api programs deliveries accounting',
      load: () => import('./people/webhooks/Webhooks.tsx'),
    },
    {
      ...{ path: 'webhooks/:webhook', scope: 'webhooks:read' },
      load: () => import('./people/webhooks/OneWebhook.tsx'),
    },
    {
      ...{ path: 'senders', menu: 'Analytics services', scope: 'settings:read' },
      keywords: 'google analytics ga4 meta facebook pixel conversions senders',
      load: () => import('./people/senders/Senders.tsx'),
    },
    {
      ...{ path: 'speed', menu: 'Speed', scope: 'stats:read' },
      keywords: 'vitals performance lcp inp cls',
      load: () => import('./people/speed/Speed.tsx'),
    },
    {
      ...{ path: 'account', menu: 'My account' },
      keywords: 'passkey password sessions sign out role',
      load: () => import('./people/account/Account.tsx'),
    },
  ],
};
