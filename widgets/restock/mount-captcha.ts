import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import { type Captcha, mountCaptcha } from '#runtime/ui/captcha/captcha.ts';

/** Shows the captcha of a box in its container until the signal fires. */
export function mountRestockCaptcha(
  container: HTMLElement,
  settings: CaptchaSettings,
  form: HTMLFormElement,
  signal: AbortSignal,
): Captcha {
  const captcha = mountCaptcha(container, settings, {
    theme: isOnDark(container) ? 'dark' : 'light',
    alignment: 'left',
    action: 'PRODUCT_WAITLIST_SUBMISSION',
    form,
  });
  signal.addEventListener('abort', () => captcha.destroy());
  return captcha;
}

/** Whether the text around an element is light, as on a dark background. */
function isOnDark(element: Element): boolean {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue > 1.5 * 255;
}
