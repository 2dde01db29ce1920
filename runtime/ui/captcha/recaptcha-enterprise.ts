import type { CaptchaAction } from '../../contracts/form-enumerations.ts';
import type { Mounted, Slot } from './adapter.ts';
import { showBadgeWithFocus } from './badge.ts';
import { boxSize } from './box-size.ts';
import { loadScript } from './load-script.ts';

/** The part of the provider's script that we use (cloud.google.com/recaptcha/docs/api-ref-checkbox-keys). */
interface Enterprise {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: CaptchaAction }): Promise<string>;
  render(box: HTMLElement, options: Record<string, unknown>): number;
  reset(widgetId: number): void;
}

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js?render=';

/** Shows Google's reCAPTCHA Enterprise. Its keys either give a score and show a badge, or show a box to tick. */
export function mount(slot: Slot): Promise<Mounted> {
  return slot.mode === 'score' ? mountScore(slot) : mountCheckbox(slot);
}

async function mountScore({ siteKey, form, signal }: Slot): Promise<Mounted> {
  showBadgeWithFocus(form, signal);
  const enterprise = await load(`${SCRIPT}${encodeURIComponent(siteKey)}`);
  return { token: (action) => enterprise.execute(siteKey, { action }), reset() {}, destroy() {} };
}

async function mountCheckbox({ box, siteKey, theme, action, signal, setSolved }: Slot): Promise<Mounted> {
  const enterprise = await load(`${SCRIPT}explicit`);
  const size = await boxSize(box, signal);
  let token = '';
  const setToken = (next: string) => {
    token = next;
    setSolved(next !== '');
  };
  const forget = () => setToken('');
  const widget = enterprise.render(box, {
    sitekey: siteKey,
    theme,
    size,
    action,
    callback: setToken,
    'expired-callback': forget,
    'error-callback': forget,
  });
  return {
    async token() {
      if (!token) throw new Error('The captcha has not been solved.');
      return token;
    },
    reset() {
      token = '';
      enterprise.reset(widget);
    },
    destroy() {},
  };
}

async function load(address: string): Promise<Enterprise> {
  await loadScript(address);
  const { grecaptcha } = window as { grecaptcha?: { enterprise?: Enterprise } };
  const enterprise = grecaptcha?.enterprise;
  if (!enterprise) throw new Error('The script of reCAPTCHA Enterprise defined no global.');
  await new Promise<void>((resolve) => enterprise.ready(resolve));
  return enterprise;
}
