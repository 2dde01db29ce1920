import { CAPTCHA_SOURCES } from '../contracts/captcha-sources.ts';
import { isOwnOrigin } from '../transport.ts';

let barred = false;

/** Whether this page may only call the shop and its captcha any more. */
export function isBarred(): boolean {
  return barred;
}

/**
 * Forbids everything on this page to load scripts from others than the shop and its captcha, and to send them anything.
 * A script of others that has run once cannot be taken out of a page; so its sending ends, until the next page. Pages
 * of other origins are left alone, because their own scripts need their own calls.
 */
export function barOthers(): void {
  if (barred || !isOwnOrigin()) return;
  barred = true;
  const captchas = Object.values(CAPTCHA_SOURCES);
  const sources = (kind: 'script' | 'connect') =>
    `${kind}-src ${["'self'", ...captchas.flatMap((captcha) => captcha[kind])].join(' ')}`;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `${sources('script')}; ${sources('connect')}`;
  document.head.append(policy);
}
