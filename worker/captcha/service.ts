/** Whether the visitor is a person: settings, verification by the site's provider, and that each answer counts once. */
export { captchaOf } from './settings.ts';
export { isTokenSpent, spendToken } from './single-use.ts';
export { type CaptchaVerdict, verifyCaptcha } from './verify.ts';
