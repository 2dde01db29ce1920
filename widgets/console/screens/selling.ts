import type { ScreenGroup } from '../app/screen.ts';

/** Orders and what they are paid with: coupons, gift cards and subscriptions. */
export const SELLING: ScreenGroup = {
  title: 'Selling',
  screens: [
    {
      path: 'orders',
      menu: 'Orders',
      keywords: 'sales buyers customers pack send refund cancel packing slip',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).Orders,
    },
    {
      path: 'orders/:order',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).OrderScreen,
    },
    {
      path: 'pending-orders',
      menu: 'Unpaid orders',
      keywords: 'pending open subscriptions gift cards',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).PendingOrders,
    },
    {
      path: 'pending-orders/:order',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).PendingOrder,
    },
    {
      path: 'buyers',
      menu: 'Buyers',
      keywords: 'customers people erase delete personal data privacy gdpr',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).Buyers,
    },
    {
      path: 'coupons',
      menu: 'Coupons',
      keywords: 'discounts codes promotions sale vouchers',
      scope: 'catalogue:read',
      load: async () => (await import('./selling/screens.ts')).Coupons,
    },
    {
      path: 'coupons/new',
      scope: 'catalogue:write',
      load: async () => (await import('./selling/screens.ts')).NewCoupon,
    },
    {
      path: 'coupons/:code',
      scope: 'catalogue:read',
      load: async () => (await import('./selling/screens.ts')).CouponEditor,
    },
    {
      path: 'gift-cards',
      menu: 'Gift cards',
      keywords: 'vouchers balance codes presents',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).GiftCards,
    },
    {
      path: 'gift-cards/new',
      scope: 'orders:write',
      load: async () => (await import('./selling/screens.ts')).NewGiftCard,
    },
    {
      path: 'gift-cards/:card',
      scope: 'orders:read',
      load: async () => (await import('./selling/screens.ts')).GiftCard,
    },
    {
      path: 'subscriptions',
      menu: 'Subscriptions',
      keywords: 'recurring payments pause resume cancel skip',
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
