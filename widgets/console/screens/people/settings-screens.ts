/** What an owner settles about the shop and its law, fetched together, apart from what comes in day by day. */
export { default as Delivery } from './delivery/Delivery.tsx';
export { default as Law } from './law/Law.tsx';
export { default as Notices } from './law/Notices.tsx';
export { default as LegalPages } from './legal-pages/LegalPages.tsx';
export { default as Opening } from './opening/Opening.tsx';
export { default as Payments } from './payments/Payments.tsx';
export { default as Settings } from './site/Settings.tsx';
export { default as StoreSetting } from './store/StoreSetting.tsx';
export { default as StoreSettings } from './store/StoreSettings.tsx';
export { default as Tax } from './tax/Tax.tsx';
