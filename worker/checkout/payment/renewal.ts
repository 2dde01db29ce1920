import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import { expectFreeStatement, reserveAllStatement } from '../../inventory/service.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import type { PaymentRequest } from '../../payments/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { insertPaymentStatement, type Payment } from './repository.ts';
import { sealRequest } from './sealed-request.ts';

interface Renewal {
  id: string;
  provider: PaymentProvider | null;
  /** The payment account that keeps the card; '' for the Worker's own secrets. */
  account: string;
  /** The future order, without the request to the provider. */
  snapshot: Omit<OrderSnapshot, 'request'>;
  /** Null where nothing is due. */
  request: PaymentRequest | null;
  /** The end of the payment, in ms since the epoch. */
  expiresAt: number;
}

/**
 * Stores the payment of a renewal and reserves all of its units, in one batch with these statements. The batch fails
 * with OUT_OF_STOCK where units are missing.
 */
export async function storeRenewal(
  { db, secret, now }: ShopCall,
  siteId: string,
  { id, provider, account, snapshot, request, expiresAt }: Renewal,
  statements: readonly D1PreparedStatement[],
): Promise<Payment> {
  const { checkoutId } = snapshot;
  const payment: Payment = {
    siteId,
    id,
    checkoutId,
    provider: request ? provider : null,
    account: request ? account : '',
    ref: null,
    state: 'open',
    requestHash: '',
    orderId: null,
    declineReason: null,
    isRefundDue: false,
    expiresAt,
    snapshot: { ...snapshot, request: request && sealRequest(secret, request) },
  };
  const needs = new Map(Object.entries(snapshot.needs));
  const reserver = { siteId, checkoutId };
  await db.batch([
    ...statements,
    ...(needs.size > 0
      ? [expectFreeStatement(db, reserver, needs, now), reserveAllStatement(db, reserver, needs, now)]
      : []),
    insertPaymentStatement(db, payment, now),
  ]);
  return payment;
}
