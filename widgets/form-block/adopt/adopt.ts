import { enhance } from '#runtime/enhance.ts';
import { report } from '#runtime/report.ts';
import type { AdoptedForm } from './adopted-form.ts';
import { RENDERED_CLASS } from './rendered-form.ts';
import { serve } from './serve.ts';

type Serving = Promise<AdoptedForm | undefined>;

const servings = new WeakMap<Element, () => Serving>();
let isStarted = false;

/**
 * Makes every form of the page work, now and when it comes later: those that the selector names, and those that the
 * platform's own scripts put into a block after us.
 */
export function adoptForms(selector: string): void {
  if (isStarted) return;
  isStarted = true;
  enhance(selector, (element, signal) => start(element, signal, 'engine'));
  enhance('.form-wrapper form', (form, signal) => {
    if (!form.matches(selector) && !form.closest(`.${RENDERED_CLASS}`)) start(form, signal, 'platform');
  });
}

function start(element: Element, signal: AbortSignal, origin: 'engine' | 'platform'): void {
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
  begin().catch(() => {});
}

/** Carries out a submit; resolves when it has begun, and rejects where the form could not be made to work. */
export async function submitForm(form: HTMLFormElement): Promise<void> {
  const adopted = await servings.get(form)?.();
  if (!adopted) throw new Error('This form could not be read.');
  adopted.submit().catch((error) => report(error, 'form: submit'));
}
