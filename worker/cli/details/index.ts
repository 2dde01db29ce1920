import type { DetailsByCall } from '../calls/call-details.ts';
import { CATALOGUE } from './catalogue.ts';
import { CONTENT } from './content.ts';
import { PEOPLE } from './people.ts';
import { SALES } from './sales.ts';
import { SITE } from './site.ts';

/** What the commands of calls have that the calls do not say. */
export const DETAILS: DetailsByCall = { ...SITE, ...CONTENT, ...CATALOGUE, ...SALES, ...PEOPLE };
