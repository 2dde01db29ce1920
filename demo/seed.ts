import { lampenwerk } from './content/lampenwerk.ts';
import { secondSteep } from './content/second-steep.ts';

/** The demo shop that the page of another site embeds. */
export const SITE_ID = secondSteep.siteId;

/** The demo's sites. */
export const SITES = [secondSteep, lampenwerk];
