import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import { lazy } from '#runtime/lazy.ts';
import type { Captcha } from '#runtime/ui/captcha/captcha.ts';

const loadCaptcha = lazy(() => import('#runtime/ui/captcha/captcha.ts'), { texts: 'en-forms' });

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
