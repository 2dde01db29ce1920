/** How fast the shop's pages are for their visitors. */
export { countVitalsStatements } from './count-vitals.ts';
export { deleteExpiredVitals } from './expiry.ts';
export { vitalsSettings } from './settings.ts';
