import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import { captcha as captchaTexts, formFailures } from '#runtime/i18n/en/forms.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import type { Captcha } from '#runtime/ui/captcha/captcha.ts';

/** It brings the texts of captchas, which nothing here reads before. */
const loadCaptcha = lazy(() => import('#runtime/ui/captcha/captcha.ts'), { texts: 'en-forms' });

/** Thrown where a captcha gives no token; the message is for the visitor. */
export class CaptchaRefusal extends Error {
  override readonly name = 'CaptchaRefusal';
}

/** Shows the captcha of a form until the signal fires; undefined where there is none to solve. */
export async function mountFormCaptcha(
  form: HTMLFormElement,
  settings: CaptchaSettings | null,
  gone: AbortSignal,
): Promise<Captcha | undefined> {
  const container = form.querySelector<HTMLElement>('.captcha-container');
  if (!settings || !container) return undefined;
  const { mountCaptcha } = await loadCaptcha();
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const captcha = mountCaptcha(container, settings, { theme: isDark ? 'dark' : 'light', alignment: 'left', form });
  gone.addEventListener('abort', () => captcha.destroy());
  return captcha;
}

/** Returns a token for one comment. Rejects with CaptchaRefusal where the visitor has not ticked or it does not answer. */
export async function captchaToken(captcha: Captcha): Promise<string> {
  if (captcha.needsTick && !captcha.isSolved()) {
    throw new CaptchaRefusal(localised('captcha', captchaTexts).completeFirst);
  }
  try {
    return await captcha.token('FORM_BLOCK_SUBMISSION');
  } catch (error) {
    report(error, 'the captcha gave no token');
    throw new CaptchaRefusal(localised('formFailures', formFailures).captchaFailed);
  }
}
