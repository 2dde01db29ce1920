import { enhance } from '#runtime/enhance.ts';
import { report } from '#runtime/report.ts';
import { intercept } from '#runtime/ui/presses.ts';
import { enhanceOrRender } from './enhance-or-render.ts';
import type { EnhancedForm } from './enhanced-form.ts';
import { pressHandle } from './press-handle.ts';
import { RENDERED_CLASS } from './rendered-form.ts';

type Enhancing = Promise<EnhancedForm | undefined>;

/** Pauses before a form that could not be enhanced is tried again: some forms show nothing until they are. */
const RETRY_DELAYS_MS = [2_000, 10_000, 60_000];
const BLOCK_FORM = ':is(.sqs-block-form,[data-sqsp-block=form]) .form-wrapper form';
const starters = new WeakMap<Element, () => Enhancing>();
let isStarted = false;

/**
 * Enhances every form of the page, including later ones: those that match the selector, and those that the platform's
 * own scripts put into a block after us; but none that others receive. Returns the functions that submit a form, and press the handle of a form in a
 * lightbox.
 */
export function enhanceForms(selector: string, isOthers: (form: Element) => boolean) {
  const actions = {
    submit: submitForm,
    press: (handle: HTMLElement) => pressHandle(handle, selector, (element) => starters.get(element)?.()),
  };
  if (isStarted) return actions;
  isStarted = true;
  enhance(selector, (element, signal) => {
    if (!isOthers(element)) retry(start(element, signal, 'engine'), [...RETRY_DELAYS_MS]);
  });
  enhance(BLOCK_FORM, (form, signal) => {
    if (form.matches(selector) || isOthers(form) || form.closest(`.${RENDERED_CLASS}`)) return;
    start(form, signal, 'platform')().then(
      (enhanced) => enhanced && form.addEventListener('submit', interceptSubmit, { capture: true, signal }),
      () => {},
    );
  });
  return actions;
}

/** Returns a function that enhances the form with its first call, and again with the call after a failure. */
function start(element: Element, signal: AbortSignal, origin: 'engine' | 'platform'): () => Enhancing {
  let enhancing: Enhancing | undefined;
  let isReported = false;
  const enhanceOnce = () => {
    enhancing ??= enhanceOrRender(element, signal, origin).catch((error) => {
      enhancing = undefined;
      if (!isReported) report(error, 'form: enhancing');
      isReported = true;
      throw error;
    });
    return enhancing;
  };
  starters.set(element, enhanceOnce);
  return enhanceOnce;
}

function retry(enhanceOnce: () => Enhancing, delays: number[]): void {
  enhanceOnce().catch(() => {
    const delay = delays.shift();
    if (delay) setTimeout(retry, delay, enhanceOnce, delays);
  });
}

/** Submits a form; resolves when sending has started, and rejects if the form could not be enhanced. */
async function submitForm(form: HTMLFormElement): Promise<void> {
  const enhanced = await starters.get(form)?.();
  if (!enhanced) throw new Error('This form could not be read.');
  enhanced.submit().catch((error) => report(error, 'form: submit'));
}

function interceptSubmit(event: Event): void {
  intercept(event);
  submitForm(event.currentTarget as HTMLFormElement).catch((error) => report(error, 'form: submit'));
}
