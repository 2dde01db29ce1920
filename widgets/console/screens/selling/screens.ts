/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as CouponEditor } from './coupons/CouponEditor.tsx';
export { default as Coupons } from './coupons/Coupons.tsx';
export { default as NewCoupon } from './coupons/NewCoupon.tsx';
export { default as GiftCard } from './gift-cards/GiftCard.tsx';
export { default as GiftCards } from './gift-cards/GiftCards.tsx';
export { default as NewGiftCard } from './gift-cards/NewGiftCard.tsx';
export { default as OrderScreen } from './orders/OrderScreen.tsx';
export { default as Orders } from './orders/Orders.tsx';
export { default as PendingOrder } from './pending/PendingOrder.tsx';
export { default as PendingOrders } from './pending/PendingOrders.tsx';
export { default as SubscriptionScreen } from './subscriptions/SubscriptionScreen.tsx';
export { default as Subscriptions } from './subscriptions/Subscriptions.tsx';
