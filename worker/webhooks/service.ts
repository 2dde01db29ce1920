export { deliverDue } from './deliver.ts';
export { deleteOldDeliveries } from './deliveries.ts';
export {
  cancellationMessages,
  commentMessages,
  orderEventMessages,
  orderMessages,
  productMessages,
  stockMessages,
  submissionMessages,
  subscriptionMessages,
} from './messages.ts';
export { webhookMailSamples } from './off-mail.ts';
