import type { CaptchaSettings } from '../../contracts/form.ts';
import type { CaptchaAction } from '../../contracts/form-enumerations.ts';
import { captcha as english } from '../../i18n/en/forms.ts';
import { localised } from '../../i18n/languages.ts';
import { lazy } from '../../lazy.ts';
import { report } from '../../report.ts';
import type { Mount, Mounted } from './adapter.ts';

/** A captcha on the page, from any provider. */
export interface Captcha {
  /** Whether the visitor has to tick a box before the form can be sent; false while the box cannot be shown. */
  readonly needsTick: boolean;
  /** Whether the box is ticked; always true without a box. */
  isSolved(): boolean;
  /**
   * Returns a token, which is good for one submission. Rejects when the captcha is not set up, not solved, not
   * reachable or destroyed.
   */
  token(action: CaptchaAction): Promise<string>;
  /** Resets after a failure: asks for a new tick, and tries again to show a box that could not be shown. */
  reset(): void;
  /** Removes the captcha from the page. */
  destroy(): void;
}

export interface CaptchaOptions {
  theme: 'light' | 'dark';
  alignment: 'left' | 'center' | 'right';
  /** The action that the token is for; providers bind it when they show the box. */
  action?: CaptchaAction;
  /** The form of the captcha; the provider's badge shows while one of its fields has the focus. */
  form: HTMLFormElement | null;
  /** Called when `isSolved()` or `needsTick` has changed. */
  onChange?: (isSolved: boolean) => void;
}

/** Longest wait for a token, in ms: a visitor may meet a puzzle on the way. */
const TOKEN_TIMEOUT_MS = 60_000;

const adapters: Readonly<Record<CaptchaSettings['provider'], () => Promise<{ mount: Mount }>>> = {
  'recaptcha-enterprise': lazy(() => import('./recaptcha-enterprise.ts')),
  turnstile: lazy(() => import('./turnstile.ts')),
  local: lazy(() => import('./local.ts')),
};

/**
 * Shows the captcha of a form in its container. A box to tick is shown at once; an invisible captcha is fetched when
 * the visitor first uses the form, at the latest when a token is needed.
 */
export function mountCaptcha(
  container: HTMLElement,
  settings: CaptchaSettings | null,
  { theme, alignment, action = 'FORM_BLOCK_SUBMISSION', form, onChange }: CaptchaOptions,
): Captcha {
  if (!settings?.siteKey) return notSetUp();
  const { provider, siteKey, mode } = settings;
  const life = new AbortController();
  const { signal } = life;
  let isTicked = false;
  let mounting: Promise<Mounted> | undefined;
  let hasFailed = false;

  const setSolved = (isSolved: boolean) => {
    if (mode === 'score' || isSolved === isTicked) return;
    isTicked = isSolved;
    onChange?.(isSolved);
  };
  /** A captcha that cannot be shown cannot be ticked, so the form must learn about it. */
  const setFailed = (next: boolean) => {
    if (next === hasFailed) return;
    hasFailed = next;
    onChange?.(mode === 'score' || isTicked);
  };
  const show = async (): Promise<Mounted> => {
    const box = document.createElement('div');
    box.style.cssText = `display: flex; justify-content: ${alignment}`;
    try {
      const { mount } = await adapters[provider]();
      signal.throwIfAborted();
      container.append(box);
      const mounted = await mount({ box, siteKey, mode, theme, action, form, signal, setSolved });
      setFailed(false);
      const leave = () => {
        mounted.destroy();
        box.remove();
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave);
      return mounted;
    } catch (error) {
      box.remove();
      mounting = undefined;
      if (signal.aborted) throw error;
      report(error, 'the captcha could not be shown');
      setFailed(true);
      throw error;
    }
  };
  const shown = () => {
    mounting ??= show();
    return mounting;
  };
  const showEarly = () => void shown().catch(() => {});

  if (mode === 'checkbox' || !form) showEarly();
  else form.addEventListener('focusin', showEarly, { once: true, signal });

  return {
    get needsTick() {
      return mode === 'checkbox' && !hasFailed;
    },
    isSolved: () => mode === 'score' || isTicked,
    async token(action) {
      signal.throwIfAborted();
      const mounted = await within(shown(), signal);
      return within(mounted.token(action), signal);
    },
    reset() {
      setSolved(false);
      if (hasFailed) showEarly();
      else void mounting?.then((mounted) => mounted.reset()).catch(() => {});
    },
    destroy() {
      life.abort(new Error('The captcha has been destroyed.'));
    },
  };
}

/** A captcha without a key: a form of a site that has set up no captcha cannot be sent, as on the platform itself. */
function notSetUp(): Captcha {
  return {
    needsTick: false,
    isSolved: () => false,
    token: () => Promise.reject(new Error(localised('captcha', english).notSetUp)),
    reset() {},
    destroy() {},
  };
}

/** Rejects when the captcha is destroyed meanwhile, or when `work` takes too long. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    const timer = setTimeout(() => reject(new Error('The captcha did not answer in time.')), TOKEN_TIMEOUT_MS);
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    });
  });
}
