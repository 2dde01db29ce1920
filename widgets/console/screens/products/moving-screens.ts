/** Screens that change or move many products at once, fetched together, apart from the room’s others. */
export { default as BulkChanges } from './bulk/BulkChanges.tsx';
export { default as ImportAndExport } from './import/ImportAndExport.tsx';
