/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as OrderScreen } from './orders/OrderScreen.tsx';
export { default as Orders } from './orders/Orders.tsx';
export { default as PendingOrder } from './pending/PendingOrder.tsx';
export { default as PendingOrders } from './pending/PendingOrders.tsx';
export { default as SubscriptionScreen } from './subscriptions/SubscriptionScreen.tsx';
export { default as Subscriptions } from './subscriptions/Subscriptions.tsx';
