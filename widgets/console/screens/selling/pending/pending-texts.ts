import type { OwnerPendingOrder } from '#runtime/contracts/pending-order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';

export const PENDING_KIND_TEXT: Readonly<Record<OwnerPendingOrder['kind'], string>> = {
  subscription: sellingTexts.subscription,
  'gift-card': sellingTexts.giftCard,
};
