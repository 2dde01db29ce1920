export { deliverDue } from './deliver.ts';
export { deleteOldDeliveries } from './deliveries.ts';
export {
  cancellationMessages,
  commentMessages,
  declarationMessage,
  orderEventMessages,
  orderMessages,
  productMessages,
  returnMessages,
  stockMessages,
  submissionMessage,
  subscriptionMessages,
} from './messages.ts';
export { webhookMailSamples } from './off-mail.ts';
