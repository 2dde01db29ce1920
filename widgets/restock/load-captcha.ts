import { lazy } from '#runtime/lazy.ts';

/** Loads the code that shows captchas; a shop without one does not fetch it. */
export const loadCaptcha = lazy(() => import('./mount-captcha.ts'));
