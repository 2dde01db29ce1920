import { menuTexts } from '#runtime/i18n/en/console/menu.ts';
import type { ScreenGroup } from '../app/screen.ts';

export const PEOPLE: ScreenGroup = {
  title: menuTexts.shop,
  screens: [
    {
      ...{ path: 'settings', menu: menuTexts.settings, scope: 'settings:read' },
      keywords: menuTexts.settingsKeywords,
      load: async () => (await import('./people/screens.ts')).Settings,
    },
    {
      ...{ path: 'delivery', menu: menuTexts.delivery, scope: 'settings:read' },
      keywords: menuTexts.deliveryKeywords,
      load: async () => (await import('./people/screens.ts')).Delivery,
    },
    {
      ...{ path: 'tax', menu: menuTexts.tax, scope: 'settings:read' },
      keywords: menuTexts.taxKeywords,
      load: async () => (await import('./people/screens.ts')).Tax,
    },
    {
      ...{ path: 'store-settings', menu: menuTexts.storeSettings, scope: 'settings:read' },
      keywords: menuTexts.storeSettingsKeywords,
      load: async () => (await import('./people/screens.ts')).StoreSettings,
    },
    {
      ...{ path: 'store-settings/:namespace', scope: 'settings:read' },
      load: async () => (await import('./people/screens.ts')).StoreSetting,
    },
    {
      ...{ path: 'team', menu: menuTexts.team, scope: 'contributors:read' },
      keywords: menuTexts.teamKeywords,
      load: async () => (await import('./people/screens.ts')).Team,
    },
    {
      ...{ path: 'team/:contributor', scope: 'contributors:read' },
      load: async () => (await import('./people/screens.ts')).Person,
    },
    {
      ...{ path: 'reviews', menu: menuTexts.reviews, scope: 'reviews:read' },
      keywords: menuTexts.reviewsKeywords,
      load: async () => (await import('./people/screens.ts')).Reviews,
    },
    {
      ...{ path: 'reviews/:review', scope: 'reviews:read' },
      load: async () => (await import('./people/screens.ts')).Review,
    },
    {
      ...{ path: 'comments', menu: menuTexts.comments, scope: 'comments:read' },
      keywords: menuTexts.commentsKeywords,
      load: async () => (await import('./people/screens.ts')).Comments,
    },
    {
      ...{ path: 'comments/:comment', scope: 'comments:read' },
      load: async () => (await import('./people/screens.ts')).Comment,
    },
    {
      ...{ path: 'mails', menu: menuTexts.mails, scope: 'mails:read' },
      keywords: menuTexts.mailsKeywords,
      load: async () => (await import('./people/screens.ts')).Mails,
    },
    {
      ...{ path: 'errors', menu: menuTexts.errors, scope: 'errors:read' },
      keywords: menuTexts.errorsKeywords,
      load: async () => (await import('./people/screens.ts')).Errors,
    },
    {
      ...{ path: 'errors/:error', scope: 'errors:read' },
      load: async () => (await import('./people/screens.ts')).ErrorKind,
    },
    {
      ...{ path: 'audit', menu: menuTexts.auditLog, scope: 'audit:read' },
      keywords: menuTexts.auditLogKeywords,
      load: async () => (await import('./people/screens.ts')).Audit,
    },
    {
      ...{ path: 'webhooks', menu: menuTexts.webhooks, scope: 'webhooks:read' },
      keywords: menuTexts.webhooksKeywords,
      load: async () => (await import('./people/screens.ts')).Webhooks,
    },
    {
      ...{ path: 'webhooks/:webhook', scope: 'webhooks:read' },
      load: async () => (await import('./people/screens.ts')).OneWebhook,
    },
    {
      ...{ path: 'senders', menu: menuTexts.analyticsServices, scope: 'settings:read' },
      keywords: menuTexts.analyticsServicesKeywords,
      load: async () => (await import('./people/screens.ts')).Senders,
    },
    {
      ...{ path: 'speed', menu: menuTexts.speed, scope: 'stats:read' },
      keywords: menuTexts.speedKeywords,
      load: async () => (await import('./people/screens.ts')).Speed,
    },
    {
      ...{ path: 'account', menu: menuTexts.myAccount },
      keywords: menuTexts.myAccountKeywords,
      load: async () => (await import('./people/screens.ts')).Account,
    },
  ],
};
