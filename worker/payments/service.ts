/** Payment providers, and the choice of those that a site offers. */
export type {
  CardChangeRequest,
  CardChangeStart,
  CardChangeStatus,
  DeclineReason,
  Dispute,
  Money,
  Movement,
  PartialRefund,
  PaymentRequest,
  PaymentStart,
  PaymentStatus,
  Payments,
  Refund,
  RefundAnswer,
  Span,
} from './port.ts';
export {
  isLiveProviderSetUp,
  isMethodTaken,
  offeredProvider,
  offersOnlyTestPayments,
  providerOf,
  providersOf,
  setUpProviders,
  successorOf,
  takesMethod,
} from './providers.ts';
export { deleteExpiredTestPayments } from './test-mode/repository.ts';
