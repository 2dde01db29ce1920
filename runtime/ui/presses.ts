import { BUSY_CLASS, boot } from '../boot.ts';
import { isDisabled } from '../platform.ts';
import { report } from '../report.ts';
import { type Alert, showAlert } from './alert.ts';

/** Buttons of engine HTML whose presses are handled by a module that is fetched at the first press. */
interface PressHandling {
  selector: string;
  /** Resolves to the function that handles a press and sets the button's busy state from then on. */
  load(): Promise<(button: HTMLElement) => unknown>;
  /** Returns the alert for a module that cannot be fetched. */
  explainFailure(): Alert;
}

/**
 * Handles presses by mouse and key until the signal fires, on buttons present now or added later; buttons that the
 * loader kept come first. It stops each event in the capture phase, so that the platform's own handlers do not handle
 * it too.
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

  /** Handles keys, because a `div` with role=button ignores them and Space would scroll. A held key is one press. */
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
    // Buttons of other modules stay in the list; the loader clicks what is left.
    else pending.push(button);
  }
}

/** Ignores further presses of a button that is waiting for its module. */
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

/** Marks a button as busy, for screen readers and themes. */
export function setBusy(button: HTMLElement, isBusy: boolean): void {
  button.classList.toggle(BUSY_CLASS, isBusy);
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}
