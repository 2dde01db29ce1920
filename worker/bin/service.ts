export { deleteOldThings } from './expiry.ts';
export { binStatement } from './keep.ts';
