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
  ],
};
