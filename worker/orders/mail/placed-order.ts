import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { OrderDownload } from '../../downloads/service.ts';
import type { IssuedCard } from '../../gift-cards/service.ts';

export interface PlacedOrder {
  /** The placeholder in mails for the order's number, which is not known yet. */
  orderId: string;
  orderToken: string;
  /** Null where nothing was due. */
  provider: PaymentProvider | null;
  cards: readonly IssuedCard[];
  /** The files that the customer may download. */
  downloads: readonly OrderDownload[];
}
