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
      load: () => import('./selling/Orders.tsx'),
    },
    { path: 'orders/:order', scope: 'orders:read', load: () => import('./selling/OrderScreen.tsx') },
    {
      path: 'pending-orders',
      menu: 'Unpaid orders',
      keywords: 'pending open subscriptions gift cards',
      scope: 'orders:read',
      load: () => import('./selling/PendingOrders.tsx'),
    },
    { path: 'pending-orders/:order', scope: 'orders:read', load: () => import('./selling/PendingOrder.tsx') },
    {
      path: 'buyers',
      menu: 'Buyers',
      keywords: 'customers people erase delete personal data privacy gdpr',
      scope: 'orders:read',
      load: () => import('./selling/Buyers.tsx'),
    },
    {
      path: 'coupons',
      menu: 'Coupons',
      keywords: 'discounts codes promotions sale vouchers',
      scope: 'catalogue:read',
      load: () => import('./selling/Coupons.tsx'),
    },
    { path: 'coupons/new', scope: 'catalogue:write', load: () => import('./selling/NewCoupon.tsx') },
    { path: 'coupons/:code', scope: 'catalogue:read', load: () => import('./selling/CouponEditor.tsx') },
    {
      path: 'gift-cards',
      menu: 'Gift cards',
      keywords: 'vouchers balance codes presents',
      scope: 'orders:read',
      load: () => import('./selling/GiftCards.tsx'),
    },
    { path: 'gift-cards/new', scope: 'orders:write', load: () => import('./selling/NewGiftCard.tsx') },
    { path: 'gift-cards/:card', scope: 'orders:read', load: () => import('./selling/GiftCard.tsx') },
    {
      path: 'subscriptions',
      menu: 'Subscriptions',
      keywords: 'recurring payments pause resume cancel skip',
      scope: 'orders:read',
      load: () => import('./selling/Subscriptions.tsx'),
    },
    {
      path: 'subscriptions/:subscription',
      scope: 'orders:read',
      load: () => import('./selling/SubscriptionScreen.tsx'),
    },
  ],
};
