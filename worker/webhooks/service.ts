export { deliverDue } from './deliver.ts';
export { deleteOldDeliveries } from './deliveries.ts';
export { webhookMailSamples } from './off-mail.ts';
