import { enhance } from '#runtime/enhance.ts';
import { report } from '#runtime/report.ts';
import type { AdoptedForm } from './adopted-form.ts';
import { RENDERED_CLASS } from './rendered-form.ts';
import { serve } from './serve.ts';

type Serving = Promise<AdoptedForm | undefined>;

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
  enhance(selector, (element, signal) => void start(element, signal, 'engine').catch(() => {}));
  enhance(BLOCK_FORM, (form, signal) => {
    if (form.matches(selector) || form.closest(`.${RENDERED_CLASS}`)) return;
    start(form, signal, 'platform').then(
      (adopted) => adopted && form.addEventListener('submit', ownSubmit, { capture: true, signal }),
      () => {},
    );
  });
  return submitForm;
}

function start(element: Element, signal: AbortSignal, origin: 'engine' | 'platform'): Serving {
  let serving: Serving | undefined;
  const begin = () => {
    serving ??= serve(element, signal, origin).catch((error) => {
      serving = undefined;
      report(error, 'form: adoption');
      throw error;
    });
    return serving;
  };
  servings.set(element, begin);
  return begin();
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
