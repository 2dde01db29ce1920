import { lazy } from '#runtime/lazy.ts';

/** Loads the code that words and places a pill; a page without instalments does not fetch it. */
export const loadPill = lazy(() => import('./pill.entry.ts'));
