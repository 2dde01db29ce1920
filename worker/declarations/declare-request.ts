import type { Declaration, DeclarationKind, WithdrawalRequest } from '#runtime/contracts/withdrawals.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import type { Networks } from '../http/network.ts';

interface Followed {
  statements: D1PreparedStatement[];
  mailIds: string[];
}

/** A declaration as a page or a call sends it. */
export interface DeclareRequest extends WithdrawalRequest {
  kind: DeclarationKind;
  /** Of a cancellation: when the contract is to end, and how. */
  cancellation?: Declaration['cancellation'] | undefined;
  /** What further fields say, for the words of the receipt. */
  details?: readonly FieldLine[] | undefined;
  /**
   * Returns what follows from the declaration in the batch that writes it, and the mails among it. `subscriptionId` is
   * that of the order; '' where none is known. An order is proven by the link of its page. It is asked anew where the
   * batch fails with SUBSCRIPTION_CHANGED.
   */
  follow?: ((found: { subscriptionId: string; isProven: boolean }) => Promise<Followed>) | undefined;
  /** Names the press: a repeat with it is the same declaration. Without one, each call declares. */
  idempotencyKey: string | undefined;
  /** The origin of the page on which it is declared. */
  origin: string;
  /** The origin that the call was made to. */
  calledOrigin: string;
  networks: Networks;
}
