import { BUSY_CLASS, boot } from '../boot.ts';
import { isDisabled } from '../platform.ts';
import { report } from '../report.ts';
import { type Alert, showAlert } from './alert.ts';

/** Buttons of engine HTML whose presses are answered by a module that is fetched with the first one. */
export interface PressHandling {
  selector: string;
  /** Resolves to what answers a press; that sets the button's busy state from then on. */
  load(): Promise<(button: HTMLElement) => unknown>;
  /** What the visitor reads when that module cannot be fetched. */
  explainFailure(): Alert;
}

/**
 * Answers presses by mouse and by key, of buttons that are there now or come later, until the signal fires; those that
 * the loader kept, first. An event ends here, in the capture phase: the platform's own handlers must not answer it too.
 */
export function handlePresses(handling: PressHandling, signal: AbortSignal): void {
  const { selector } = handling;
  const press = createPress(handling);
  const buttonOf = ({ target }: Event) =>
    target instanceof Element && !isDisabled() ? target.closest<HTMLElement>(selector) : null;

  function intercept(event: Event, button: HTMLElement, isRepeat = false): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isRepeat) void press(button);
  }

  function onClick(event: MouseEvent): void {
    const button = buttonOf(event);
    if (button) intercept(event, button);
  }

  /** A `div` with role=button has no keys of its own; Space would scroll. A held key is one press. */
  function onKeyDown(event: KeyboardEvent): void {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    if (!/^( |Enter)$/.test(key) || ctrlKey || metaKey || altKey) return;
    const button = buttonOf(event);
    if (button && !button.matches('button, input')) intercept(event, button, repeat);
  }

  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('keydown', onKeyDown, { capture: true, signal });
  if (isDisabled()) return;
  const { pending } = boot();
  for (const button of pending.splice(0)) {
    if (button.matches(selector)) void press(button as HTMLElement);
    // Another module of the page answers it, or hears it when the loader clicks it again.
    else pending.push(button);
  }
}

/** A press of a button that is waiting for its module already is the same press. */
function createPress({ load, explainFailure }: PressHandling): (button: HTMLElement) => Promise<void> {
  const waiting = new Set<HTMLElement>();
  return async (button) => {
    if (waiting.has(button)) return;
    waiting.add(button);
    setBusy(button, true);
    try {
      const answer = await load();
      void answer(button);
    } catch (error) {
      report(error, 'a press could not be answered');
      setBusy(button, false);
      void showAlert(explainFailure(), { returnFocus: button });
    } finally {
      waiting.delete(button);
    }
  };
}

/** Shows screen readers and themes that a button is at work. */
export function setBusy(button: HTMLElement, isBusy: boolean): void {
  button.classList.toggle(BUSY_CLASS, isBusy);
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}
