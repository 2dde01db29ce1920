import type { OwnerPendingOrder } from '#runtime/contracts/pending-order.ts';

export const PENDING_KIND_TEXT: Readonly<Record<OwnerPendingOrder['kind'], string>> = {
  subscription: 'Subscription',
  'gift-card': 'Gift card',
};
