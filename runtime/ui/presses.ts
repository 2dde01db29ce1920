import { BUSY_CLASS } from '../boot.ts';
import { isDisabled, isPlatformLive } from '../platform.ts';
import { report } from '../report.ts';
import type { Alert } from './alert.ts';
import { prepareAlert, showLateAlert } from './late-alert.ts';

/** Buttons of engine HTML whose presses are handled by a module that is fetched at the first press. */
interface PressHandling {
  selector: string;
  /** Resolves to the function that handles a press and sets the button's busy state from then on. */
  load(): Promise<(button: HTMLElement) => unknown>;
  /** Returns the alert for a module that cannot be fetched. */
  explainFailure(error: unknown): Alert;
}

/**
 * Handles presses by mouse and key until the signal fires, on buttons present now or added later. It listens in the
 * capture phase, before the page does. Scripts that an owner has added hear the press too, except where the platform's
 * own scripts are live, which would handle it a second time.
 */
export function handlePresses(handling: PressHandling, signal: AbortSignal): void {
  const { selector } = handling;
  const press = createPress(handling);
  prepareAlert();
  const buttonOf = ({ target }: Event) =>
    target instanceof Element && !isDisabled() ? target.closest<HTMLElement>(selector) : null;

  function onClick(event: MouseEvent): void {
    const button = buttonOf(event);
    if (!button) return;
    intercept(event);
    void press(button);
  }

  /** Makes keys click, because a `div` with role=button ignores them and Space would scroll. A held key is one press. */
  function onKeyDown(event: KeyboardEvent): void {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    if (!/^( |Enter)$/.test(key) || ctrlKey || metaKey || altKey) return;
    const button = buttonOf(event);
    if (!button || button.matches('button, input')) return;
    intercept(event);
    if (!repeat) button.click();
  }

  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('keydown', onKeyDown, { capture: true, signal });
}

/** Keeps the browser from acting on an event, and the platform's scripts from handling it too. */
export function intercept(event: Event): void {
  event.preventDefault();
  if (isPlatformLive()) event.stopImmediatePropagation();
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
      report(error, 'press');
      setBusy(button, false);
      void showLateAlert(explainFailure(error), { returnFocus: button });
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
