/** What visitors have agreed to, and the cookies by which they are counted. */
export { bannerFor, COOKIE_STYLE, withBanner } from './banner.ts';
export { type BroughtTexts, bringChoice } from './bring-choice.ts';
export { consentOf, readableCookie, visitorIdOf } from './facts.ts';
export { keepVisitorCookies, keepVisitSource } from './visitor-cookies.ts';
