/** What a page of another origin needs beside what the shop's own pages need. */
export { addressed } from '../api/addressed.ts';
export { continueVisit } from '../consent/choice.ts';
export { fetchSettings } from '../consent/settings.ts';
