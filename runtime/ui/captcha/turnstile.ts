import type { CaptchaAction } from '../../contracts/form-enumerations.ts';
import { deferred } from '../../domain/deferred.ts';
import type { Mounted, Slot } from './adapter.ts';
import { boxSize } from './box-size.ts';
import { loadScript } from './load-script.ts';

/** The part of the provider's script that we use (developers.cloudflare.com/turnstile). */
interface Turnstile {
  render(box: HTMLElement, options: Record<string, unknown>): string | undefined;
  execute(widgetId: string, options: { action: CaptchaAction }): void;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Shows Cloudflare's Turnstile. Without a box it becomes visible only when it has to ask the visitor something. */
export async function mount({ box, siteKey, mode, theme, action, signal, setSolved }: Slot): Promise<Mounted> {
  await loadScript(SCRIPT);
  const { turnstile } = window as { turnstile?: Turnstile };
  if (!turnstile) throw new Error('The script of Turnstile defined no global.');
  let token = '';
  let waiting: PromiseWithResolvers<string> | undefined;
  let hasRun = false;
  const setToken = (next: string) => {
    token = next;
    waiting?.resolve(next);
    waiting = undefined;
    setSolved(next !== '');
  };
  const lose = (error?: unknown) => {
    token = '';
    waiting?.reject(new Error(`Turnstile gave no token: ${error ?? 'expired'}`));
    waiting = undefined;
    setSolved(false);
  };
  const widget = turnstile.render(box, {
    sitekey: siteKey,
    theme,
    action,
    callback: setToken,
    'expired-callback': () => lose(),
    'timeout-callback': () => lose('timed out'),
    'error-callback': lose,
    'response-field': false,
    ...(mode === 'score'
      ? { appearance: 'interaction-only', execution: 'execute' }
      : { size: await boxSize(box, signal) }),
  });
  if (widget === undefined) throw new Error('Turnstile could not be rendered.');

  return {
    async token(action) {
      if (mode === 'checkbox') {
        if (!token) throw new Error('The captcha has not been solved.');
        return token;
      }
      // Each run gives a new token; a used one would be refused.
      if (hasRun) turnstile.reset(widget);
      hasRun = true;
      waiting = deferred<string>();
      const { promise } = waiting;
      turnstile.execute(widget, { action });
      return promise;
    },
    reset() {
      token = '';
      turnstile.reset(widget);
    },
    destroy: () => turnstile.remove(widget),
  };
}
