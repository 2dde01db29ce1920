/** Captchas: the site's settings, verification by its provider, and the single use of each token. */
export { captchaOf } from './settings.ts';
export { isTokenSpent, spendToken } from './single-use.ts';
export { verifyCaptcha } from './verify.ts';
