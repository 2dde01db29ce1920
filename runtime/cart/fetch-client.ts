import { lazy } from '../lazy.ts';

/**
 * Fetches the part of the cart that talks to the server and to other tabs, before anything needs it. Code that uses it
 * calls `loadCartClient`, which explains a failure.
 */
export const fetchCartClient = lazy(() => import('./remote/client.ts'), { texts: 'en' });
