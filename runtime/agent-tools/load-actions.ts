import { lazy } from '../lazy.ts';

/** Fetches what the tools do, with the texts of the page's language. */
export const loadActions = lazy(() => import('./tool-actions.ts'), { texts: 'en' });
