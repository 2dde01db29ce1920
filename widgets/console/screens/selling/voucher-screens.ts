/** Screens of coupons and gift cards, fetched together, apart from the room's others. */
export { default as CouponEditor } from './coupons/CouponEditor.tsx';
export { default as Coupons } from './coupons/Coupons.tsx';
export { default as NewCoupon } from './coupons/NewCoupon.tsx';
export { default as GiftCard } from './gift-cards/GiftCard.tsx';
export { default as GiftCards } from './gift-cards/GiftCards.tsx';
export { default as NewGiftCard } from './gift-cards/NewGiftCard.tsx';
