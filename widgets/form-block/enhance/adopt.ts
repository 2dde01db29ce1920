import { enhance } from '#runtime/enhance.ts';
import { report } from '#runtime/report.ts';
import type { AdoptedForm } from './adopted-form.ts';
import { RENDERED_CLASS } from './rendered-form.ts';
import { serve } from './serve.ts';

type Serving = Promise<AdoptedForm | undefined>;

/** Pauses before a form that could not be made to work is tried again; it may show nothing yet. */
const RETRY_DELAYS_MS = [2_000, 10_000, 60_000];
const BLOCK_FORM = ':is(.sqs-block-form,[data-sqsp-block=form]) .form-wrapper form';
const servings = new WeakMap<Element, () => Serving>();
let isStarted = false;

/**
 * Makes every form of the page work, now and when it comes later: those that the selector names, and those that the
 * platform's own scripts put into a block after us. Returns what carries out a submit.
 */
export function adoptForms(selector: string): typeof submitForm {
  if (isStarted) return submitForm;
  isStarted = true;
  enhance(selector, (element, signal) => persist(start(element, signal, 'engine'), [...RETRY_DELAYS_MS]));
  enhance(BLOCK_FORM, (form, signal) => {
    if (form.matches(selector) || form.closest(`.${RENDERED_CLASS}`)) return;
    start(form, signal, 'platform')().then(
      (adopted) => adopted && form.addEventListener('submit', ownSubmit, { capture: true, signal }),
      () => {},
    );
  });
  return submitForm;
}

/** Returns what serves the form: once, and after a failure again. */
function start(element: Element, signal: AbortSignal, origin: 'engine' | 'platform'): () => Serving {
  let serving: Serving | undefined;
  let isReported = false;
  const begin = () => {
    serving ??= serve(element, signal, origin).catch((error) => {
      serving = undefined;
      if (!isReported) report(error, 'form: adoption');
      isReported = true;
      throw error;
    });
    return serving;
  };
  servings.set(element, begin);
  return begin;
}

function persist(begin: () => Serving, delays: number[]): void {
  begin().catch(() => {
    const delay = delays.shift();
    if (delay) setTimeout(persist, delay, begin, delays);
  });
}

/** Carries out a submit; resolves when it has begun, and rejects where the form could not be made to work. */
async function submitForm(form: HTMLFormElement): Promise<void> {
  const adopted = await servings.get(form)?.();
  if (!adopted) throw new Error('This form could not be read.');
  adopted.submit().catch((error) => report(error, 'form: submit'));
}

function ownSubmit(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  submitForm(event.currentTarget as HTMLFormElement).catch((error) => report(error, 'form: submit'));
}
