import type { CaptchaProvider } from './provider.ts';
import { CaptchaUnreachable } from './provider.ts';

/** Site keys with fixed outcomes, so that each outcome can be tried without a provider. */
const FAILING_SITE_KEY = 'fail';
const SILENT_SITE_KEY = 'unreachable';
const RANDOM_PATTERN = /^[\w-]{8,100}$/;

/**
 * A captcha without a provider, for development and tests. Its token has the form
 * `local.<siteKey>.<action>.<hostname>.<random>`. Any program can write one, so production never uses it.
 */
export const local: CaptchaProvider = async ({ token, settings, action, isHostExpected }) => {
  if (settings.siteKey === SILENT_SITE_KEY) throw new CaptchaUnreachable('local');
  const start = `local.${settings.siteKey}.${action}.`;
  const end = token.lastIndexOf('.');
  if (settings.siteKey === FAILING_SITE_KEY || !token.startsWith(start) || end <= start.length) return false;
  return isHostExpected(token.slice(start.length, end)) && RANDOM_PATTERN.test(token.slice(end + 1));
};
