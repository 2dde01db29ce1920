import { enhance } from '#runtime/enhance.ts';
import { ENGINE_FORM } from '#runtime/hooks.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { isDisabled } from '#runtime/platform.ts';
import { showAlert } from '#runtime/ui/alert.ts';

/** Pause before a form that shows nothing yet asks again for what it needs; each further one is four times as long. */
const RETRY_DELAY_MS = 1_000;

/**
 * The part of forms that every page carries. What serves them is fetched when a visitor turns to one, or at once for a
 * form in which he already stands, that shows nothing yet or has a draft to put back. All events are taken in the
 * capture phase, before the platform's own handlers; a submit is kept until it can be carried out.
 */
export function startForms(): void {
  for (const type of ['focusin', 'pointerdown', 'submit']) document.addEventListener(type, turnTo, true);
  enhance(ENGINE_FORM, (element) => {
    if (isDisabled()) return;
    // The attribute stays for now: some forms are known by nothing else.
    (element as HTMLElement).onsubmit = null;
    const isStood = element.contains(document.activeElement);
    if (isStood || !element.matches('form') || element.closest('[hidden],.hidden') || hasDraft()) {
      reachSoon(RETRY_DELAY_MS);
    }
  });
}

async function turnTo(event: Event): Promise<void> {
  const form = event.target as HTMLFormElement;
  if (!form.closest?.(ENGINE_FORM) || isDisabled()) return;
  if (event.type !== 'submit') return void reachForms().catch(() => {});
  // A form that we have rendered into a block answers for itself.
  if (!form.matches(ENGINE_FORM)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.ariaBusy = 'true';
  try {
    const submit = await reachForms();
    await submit(form);
  } catch {
    const { checkConnection: title, tryAgain: message } = localised('failures', failures);
    void showAlert({ title, message });
  }
  form.ariaBusy = null;
}

/** Resolves to what carries a submit out. Browsers remember what they have imported, and try again what has failed. */
async function reachForms(): Promise<(form: HTMLFormElement) => Promise<void>> {
  const { adoptForms } = await import('./enhance/adopt.ts');
  return adoptForms(ENGINE_FORM);
}

function reachSoon(delay: number): void {
  reachForms().catch(() => setTimeout(reachSoon, delay, delay * 4));
}

/** What the visitor had typed before he left the page (`runtime/form/draft.ts`). */
function hasDraft(): boolean {
  try {
    return /sq:form:/.test(`${Object.keys(sessionStorage)}`);
  } catch {
    return false;
  }
}
