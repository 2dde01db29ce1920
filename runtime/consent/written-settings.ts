import type { TrackingSettings } from '../contracts/telemetry.ts';
import { ownContext } from '../page/own-context.ts';

/** The part of a page's static context that says what may be recorded. */
interface PageContext {
  cookieSettings?: Omit<TrackingSettings, 'isCloneableTemplate'>;
  website?: { cloneable?: boolean };
}

/** Returns the site's rules that the Worker has written into its own pages; undefined on all other pages. */
export function writtenSettings(): TrackingSettings | undefined {
  const { cookieSettings, website } = ownContext<PageContext>() ?? {};
  return cookieSettings && { ...cookieSettings, isCloneableTemplate: website?.cloneable === true };
}
