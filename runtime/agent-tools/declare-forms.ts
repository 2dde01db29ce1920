import { enhance } from '../enhance.ts';
import { BLOCK_FORM, ENGINE_FORM, OWN_ACTION, RESTOCK_FORM } from '../hooks.ts';
import { isDisabled } from '../platform.ts';
import { describeForm } from './describe-form.ts';
import { outcomeOf } from './form-outcome.ts';
import type { ToolSubmitEvent } from './model-context.ts';
import { resultOf } from './result.ts';

/** Forms that we have rendered, from an element or in the place of one of the engine's. */
const OUR_FORM = '.sq-form form';

/**
 * Describes the page's forms to the browser's agent, now and later. The agent fills them in, and the person sends them;
 * the agent then reads what the person reads.
 */
export function declareForms(signal: AbortSignal): void {
  const declared = new WeakSet<EventTarget>();
  const stop = enhance(`${BLOCK_FORM},${ENGINE_FORM},${RESTOCK_FORM},${OUR_FORM}`, (form, gone) => {
    const isOurs = form.matches(OUR_FORM);
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('toolname') || (isDisabled() && !isOurs)) return;
    // The page's author has given it to a form service.
    if (OWN_ACTION.test(`${form.getAttribute('action')}`)) return;
    const undo = describeForm(form);
    declared.add(form);
    gone.addEventListener('abort', () => {
      declared.delete(form);
      undo();
    });
  });
  signal.addEventListener('abort', stop);

  addEventListener(
    'submit',
    (event: ToolSubmitEvent) => {
      const form = event.target;
      if (!event.agentInvoked || !event.respondWith || !(form instanceof HTMLFormElement) || !declared.has(form))
        return;
      // Our own handlers send the form.
      event.preventDefault();
      event.respondWith(resultOf(() => outcomeOf(form)));
    },
    { capture: true, signal },
  );
}
