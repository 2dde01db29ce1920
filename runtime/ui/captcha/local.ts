import type { CaptchaAction } from '../../contracts/form-enumerations.ts';
import { createIdempotencyKey } from '../../domain/idempotency-key.ts';
import { captcha } from '../../i18n/en/forms.ts';
import { localised } from '../../i18n/languages.ts';
import type { Mounted, Slot } from './adapter.ts';

/** Minimum height of the labelled box in px, so that it is easy to tap. */
const TARGET_PX = 44;

/**
 * A captcha for development and tests, without an outside service. A tick counts as solved; without a box every visitor
 * passes. The Worker accepts `local.SITEKEY.ACTION.HOSTNAME.RANDOM` outside production only; the key decides its
 * verdict.
 */
export function mount({ box, siteKey, mode, setSolved }: Slot): Mounted {
  const token = (action: CaptchaAction) =>
    ['local', siteKey, action, location.hostname, createIdempotencyKey()].join('.');
  if (mode === 'score') {
    return { token: async (action) => token(action), reset() {}, destroy() {} };
  }
  const label = document.createElement('label');
  const tick = document.createElement('input');
  tick.type = 'checkbox';
  label.style.cssText = `display: inline-flex; align-items: center; gap: 8px; min-height: ${TARGET_PX}px`;
  label.append(tick, localised('captcha', captcha).iAmAPerson);
  box.append(label);
  tick.addEventListener('change', () => setSolved(tick.checked));
  return {
    async token(action) {
      if (!tick.checked) throw new Error('The captcha has not been ticked.');
      return token(action);
    },
    reset() {
      tick.checked = false;
    },
    destroy() {},
  };
}
