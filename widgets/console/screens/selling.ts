import { menuTexts } from '#runtime/i18n/en/console/menu.ts';
import type { ScreenGroup } from '../app/screen.ts';

/** Orders and what they are paid with: coupons, gift cards and subscriptions. */
export const SELLING: ScreenGroup = {
  title: menuTexts.selling,
  screens: [
    {
      path: 'orders',
      menu: menuTexts.orders,
      keywords: menuTexts.ordersKeywords,
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).Orders,
    },
    {
      path: 'orders/new',
      scope: 'orders:write',
      load: async () => (await import('./selling/draft-screens.ts')).NewDraft,
    },
    {
      path: 'orders/:order/edit',
      scope: 'orders:write',
      load: async () => (await import('./selling/draft-screens.ts')).EditOrder,
    },
    {
      path: 'draft-orders',
      menu: menuTexts.draftOrders,
      keywords: menuTexts.draftOrdersKeywords,
      scope: 'orders:read',
      load: async () => (await import('./selling/draft-screens.ts')).Drafts,
    },
    {
      path: 'draft-orders/:draft',
      scope: 'orders:read',
      load: async () => (await import('./selling/draft-screens.ts')).DraftScreen,
    },
    {
      path: 'orders/:order',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).OrderScreen,
    },
    {
      path: 'returns',
      menu: menuTexts.returns,
      keywords: menuTexts.returnsKeywords,
      scope: 'orders:read',
      load: async () => (await import('./selling/back-screens.ts')).Returns,
    },
    {
      path: 'returns/new',
      scope: 'orders:write',
      load: async () => (await import('./selling/back-screens.ts')).NewReturn,
    },
    {
      path: 'returns/:returnId',
      scope: 'orders:read',
      load: async () => (await import('./selling/back-screens.ts')).ReturnScreen,
    },
    {
      path: 'pending-orders',
      menu: menuTexts.unpaidOrders,
      keywords: menuTexts.unpaidOrdersKeywords,
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).PendingOrders,
    },
    {
      path: 'pending-orders/:order',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).PendingOrder,
    },
    {
      path: 'withdrawals',
      menu: menuTexts.withdrawals,
      keywords: menuTexts.withdrawalsKeywords,
      scope: 'orders:read',
      load: async () => (await import('./selling/back-screens.ts')).Withdrawals,
    },
    {
      path: 'withdrawals/:declaration',
      scope: 'orders:read',
      load: async () => (await import('./selling/back-screens.ts')).WithdrawalScreen,
    },
    {
      path: 'customers',
      menu: menuTexts.customers,
      keywords: menuTexts.customersKeywords,
      scope: 'orders:read',
      load: async () => (await import('./selling/customers/customer-screens.ts')).Customers,
    },
    {
      path: 'customers/:email',
      scope: 'orders:read',
      load: async () => (await import('./selling/customers/customer-screens.ts')).CustomerScreen,
    },
    {
      path: 'buyers',
      scope: 'orders:read',
      load: async () => (await import('./selling/customers/customer-screens.ts')).BuyersScreen,
    },
    {
      path: 'coupons',
      menu: menuTexts.coupons,
      keywords: menuTexts.couponsKeywords,
      scope: 'catalogue:read',
      load: async () => (await import('./selling/voucher-screens.ts')).Coupons,
    },
    {
      path: 'coupons/new',
      scope: 'catalogue:write',
      load: async () => (await import('./selling/voucher-screens.ts')).NewCoupon,
    },
    {
      path: 'coupons/:code',
      scope: 'catalogue:read',
      load: async () => (await import('./selling/voucher-screens.ts')).CouponEditor,
    },
    {
      path: 'gift-cards',
      menu: menuTexts.giftCards,
      keywords: menuTexts.giftCardsKeywords,
      scope: 'orders:read',
      load: async () => (await import('./selling/voucher-screens.ts')).GiftCards,
    },
    {
      path: 'gift-cards/new',
      scope: 'orders:write',
      load: async () => (await import('./selling/voucher-screens.ts')).NewGiftCard,
    },
    {
      path: 'gift-cards/:card',
      scope: 'orders:read',
      load: async () => (await import('./selling/voucher-screens.ts')).GiftCard,
    },
    {
      path: 'subscriptions',
      menu: menuTexts.subscriptions,
      keywords: menuTexts.subscriptionsKeywords,
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).Subscriptions,
    },
    {
      path: 'subscriptions/:subscription',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).SubscriptionScreen,
    },
  ],
};
