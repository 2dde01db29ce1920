import type { CaptchaSettings } from '../../contracts/form.ts';
import type { CaptchaAction } from '../../contracts/form-enumerations.ts';
import { captcha as english } from '../../i18n/en-forms.ts';
import { localised } from '../../i18n/languages.ts';
import { lazy } from '../../lazy.ts';
import { report } from '../../report.ts';
import type { Mount, Mounted } from './adapter.ts';

/** Proof that a person is there, whoever provides it. */
export interface Captcha {
  /** Whether the visitor has to tick it before the form can be sent; false while it cannot be shown. */
  readonly needsTick: boolean;
  /** Without a tick to set, always. */
  isSolved(): boolean;
  /** Good for one submission. Rejects when not set up, not solved, not reachable or destroyed. */
  token(action: CaptchaAction): Promise<string>;
  /** After a failure: asks for a new tick, and tries again to show what could not be shown. */
  reset(): void;
  /** Takes it off the page. */
  destroy(): void;
}

export interface CaptchaOptions {
  theme: 'light' | 'dark';
  alignment: 'left' | 'center' | 'right';
  /** What a tick stands for: providers bind it when they show the box. */
  action?: CaptchaAction;
  /** Its fields show the provider's badge while they have the focus. */
  form: HTMLFormElement | null;
  /** Called when `isSolved()` or `needsTick` has changed. */
  onChange?: (isSolved: boolean) => void;
}

/** Longest wait for a token, in ms: a visitor may meet a puzzle on the way. */
export const TOKEN_TIMEOUT_MS = 60_000;

const adapters: Readonly<Record<CaptchaSettings['provider'], () => Promise<{ mount: Mount }>>> = {
  'recaptcha-enterprise': lazy(() => import('./recaptcha-enterprise.ts')),
  turnstile: lazy(() => import('./turnstile.ts')),
  local: lazy(() => import('./local.ts')),
};

/**
 * Puts the captcha of a form into its container. A box to tick is shown at once; a captcha that shows nothing is
 * fetched when the visitor first turns to the form, at the latest for its token.
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
  /** What cannot be shown cannot be ticked: whoever waits for the tick has to hear of it. */
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

/** As the platform's own does: a form whose site has no key cannot be sent. */
function notSetUp(): Captcha {
  return {
    needsTick: false,
    isSolved: () => false,
    token: () => Promise.reject(new Error(localised('captcha', english).notSetUp)),
    reset() {},
    destroy() {},
  };
}

/** Rejects when the captcha is destroyed meanwhile, and when it takes too long. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    const timer = setTimeout(() => reject(new Error('The captcha did not answer in time.')), TOKEN_TIMEOUT_MS);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    });
  });
}
