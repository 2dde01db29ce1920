export { deliverDue } from './deliver.ts';
export { deleteOldDeliveries } from './deliveries.ts';
