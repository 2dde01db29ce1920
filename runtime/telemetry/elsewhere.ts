/** What a page of another origin needs beside the shop's own pages. */
export { addressed } from '../api/addressed.ts';
export { continueVisit } from '../consent/choice.ts';
export { fetchSettings } from '../consent/settings.ts';
