import { enhance } from '#runtime/enhance.ts';
import { BLOCK_FORM } from '#runtime/hooks.ts';
import { formFailures } from '#runtime/i18n/en/forms.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { isPlatformLive } from '#runtime/platform.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { intercept } from '#runtime/ui/presses.ts';
import { enhanceOrRender } from './enhance-or-render.ts';
import type { EnhancedForm, Enhancing } from './enhanced-form.ts';
import { pressHandle } from './press-handle.ts';
import { UnreadableForm } from './unreadable-form.ts';

type Enhanced = Promise<EnhancedForm | undefined>;

/** Pauses before a form that could not be enhanced is tried again: some forms show nothing until they are. */
const RETRY_DELAYS_MS = [2_000, 10_000, 60_000];
const starters = new WeakMap<Element, () => Enhanced>();
let isStarted = false;

/**
 * Enhances every form of the page, including later ones: those that match the selector, those that the platform had
 * rendered before the page was saved, and those that its live scripts put into a block after us; but none that others
 * receive. Returns the functions that submit a form, and press the handle of a form in a lightbox.
 */
export function enhanceForms(
  selector: string,
  isOthers: (form: Element) => boolean,
  whenReleased: Enhancing['whenReleased'],
) {
  const actions = {
    submit: submitForm,
    press: (handle: HTMLElement) => pressHandle(handle, selector, (element) => starters.get(element)?.()),
  };
  if (isStarted) return actions;
  isStarted = true;
  enhance(selector, (element, signal) => {
    if (!isOthers(element)) retry(start(element, { signal, whenReleased }, 'engine'), [...RETRY_DELAYS_MS]);
  });
  enhance(BLOCK_FORM, (form, signal) => {
    if (form.matches(selector) || isOthers(form)) return;
    // Who sends such a form is asked again with its submit.
    if (!isPlatformLive()) return void start(form, { signal, whenReleased }, 'engine')().catch(() => {});
    start(form, { signal, whenReleased }, 'platform')().then(
      (enhanced) => enhanced && form.addEventListener('submit', interceptSubmit, { capture: true, signal }),
      () => {},
    );
  });
  return actions;
}

/** Returns a function that enhances the form with its first call, and again with the call after a failure. */
function start(element: Element, enhancing: Enhancing, origin: 'engine' | 'platform'): () => Enhanced {
  let enhanced: Enhanced | undefined;
  let isReported = false;
  const enhanceOnce = () => {
    enhanced ??= enhanceOrRender(element, enhancing, origin).catch((error) => {
      enhanced = undefined;
      if (!isReported) report(error, 'form: enhancing');
      isReported = true;
      throw error;
    });
    return enhanced;
  };
  starters.set(element, enhanceOnce);
  return enhanceOnce;
}

function retry(enhanceOnce: () => Enhanced, delays: number[]): void {
  enhanceOnce().catch(() => {
    const delay = delays.shift();
    if (delay) setTimeout(retry, delay, enhanceOnce, delays);
  });
}

/**
 * Submits a form; resolves when sending has started, and rejects if the form could not be enhanced. A visitor reads where
 * the page does not say which form this is.
 */
async function submitForm(form: HTMLFormElement): Promise<void> {
  const enhanced = await starters.get(form)?.().catch(ignoreUnreadable);
  if (!enhanced) return void showAlert({ title: localised('formFailures', formFailures).notConfigured });
  enhanced.submit().catch((error) => report(error, 'form: submit'));
}

function ignoreUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableForm)) throw error;
}

function interceptSubmit(event: Event): void {
  intercept(event);
  submitForm(event.currentTarget as HTMLFormElement).catch((error) => report(error, 'form: submit'));
}
