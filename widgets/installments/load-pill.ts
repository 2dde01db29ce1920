import { lazy } from '#runtime/lazy.ts';

/** Loads the code that words and places a pill; pages on which nothing is offered in instalments fetch none of it. */
export const loadPill = lazy(() => import('./pill.entry.ts'), { preload: 'pill' });
