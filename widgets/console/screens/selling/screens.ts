/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as Buyers } from './Buyers.tsx';
export { default as CouponEditor } from './CouponEditor.tsx';
export { default as Coupons } from './Coupons.tsx';
export { default as GiftCard } from './GiftCard.tsx';
export { default as GiftCards } from './GiftCards.tsx';
export { default as NewCoupon } from './NewCoupon.tsx';
export { default as NewGiftCard } from './NewGiftCard.tsx';
export { default as OrderScreen } from './OrderScreen.tsx';
export { default as Orders } from './Orders.tsx';
export { default as PendingOrder } from './PendingOrder.tsx';
export { default as PendingOrders } from './PendingOrders.tsx';
export { default as SubscriptionScreen } from './SubscriptionScreen.tsx';
export { default as Subscriptions } from './Subscriptions.tsx';
