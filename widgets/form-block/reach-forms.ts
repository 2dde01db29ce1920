import { BUSY_CLASS } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { staysOff } from '#runtime/loader/platform.ts';
import { showAlert } from '#runtime/ui/alert.ts';

/** Forms that the engine or the platform wrote, and what stands for one that has not been rendered. */
export const ENGINE_FORM =
  '.form-wrapper form:is([data-form-id],[onsubmit]),.newsletter-form,.sqs-form-block-context,[data-sqsp-block=form]';
/** Pause before a form that shows nothing yet asks again for what it needs; each further one is four times as long. */
const RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 64_000;

let adoption: Promise<typeof import('./adopt/adopt.ts')> | undefined;

/**
 * The part of forms that every page carries. What serves them is fetched when a visitor turns to one, or at once for a
 * form that shows nothing yet or has a draft to put back. All events are taken in the capture phase, before the
 * platform's own handlers; a submit is kept until it can be carried out. Returns what ends it.
 */
export function startForms(): () => void {
  const stop = enhance(ENGINE_FORM, (element) => {
    if (staysOff()) return;
    (element as HTMLFormElement).onsubmit = null;
    if (!element.matches('form') || element.closest('[hidden],.hidden') || hasDraft()) reachSoon(RETRY_DELAY_MS);
  });
  const types = ['focusin', 'pointerdown', 'submit'];
  for (const type of types) document.addEventListener(type, turnTo, true);
  return () => {
    stop();
    for (const type of types) document.removeEventListener(type, turnTo, true);
  };
}

async function turnTo(event: Event): Promise<void> {
  const target = event.target as HTMLFormElement;
  if (!target.closest?.(ENGINE_FORM) || staysOff()) return;
  if (event.type !== 'submit') return void reachForms().catch(() => {});
  // A form that we have rendered into a block answers for itself.
  if (!target.matches(ENGINE_FORM)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const button = (event as SubmitEvent).submitter ?? target;
  setBusy(button, true);
  try {
    await (await reachForms()).submitForm(target);
  } catch {
    const { checkConnection: title, tryAgain: message } = localised('failures', failures);
    void showAlert({ title, message }, { returnFocus: button });
  }
  setBusy(button, false);
}

/** After a failure the next call tries again. */
function reachForms(): NonNullable<typeof adoption> {
  adoption ??= import('./adopt/adopt.ts').then(
    (adopting) => {
      adopting.adoptForms(ENGINE_FORM);
      return adopting;
    },
    (error) => {
      adoption = undefined;
      throw error;
    },
  );
  return adoption;
}

function reachSoon(delay: number): void {
  reachForms().catch(() => delay > MAX_RETRY_DELAY_MS || setTimeout(reachSoon, delay, delay * 4));
}

function setBusy(button: HTMLElement, isBusy: boolean): void {
  button.classList.toggle(BUSY_CLASS, isBusy);
  button.ariaBusy = isBusy ? 'true' : null;
}

/** What the visitor had typed before he left the page (`runtime/form/draft.ts`). */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('sq:form:'));
  } catch {
    return false;
  }
}
