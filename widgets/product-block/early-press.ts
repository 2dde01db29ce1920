import { BUSY_CLASS, boot } from '#runtime/boot.ts';
import { QUICK_VIEW_BUTTON } from '#runtime/hooks.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { reachSelling } from './reach-selling.ts';

const waiting = new Set<HTMLElement>();

/** Hands a press to the modules it is for, once they are there; that they could not be fetched is said, not swallowed. */
export async function handPress(button: HTMLElement): Promise<void> {
  if (waiting.has(button)) return;
  waiting.add(button);
  setBusy(button, true);
  const isView = button.matches(QUICK_VIEW_BUTTON);
  if (isView) boot().preload('sq-product-block');
  try {
    const { press } = await reachSelling();
    void press(button);
  } catch (error) {
    report(error, 'the selling scripts could not be fetched');
    setBusy(button, false);
    const { unableToAdd, checkConnection, tryAgain } = localised('failures', failures);
    const [title, message] = isView ? [checkConnection, tryAgain] : [unableToAdd, checkConnection];
    void showAlert({ title, message }, { returnFocus: button });
  } finally {
    waiting.delete(button);
  }
}

function setBusy(button: HTMLElement, isBusy: boolean): void {
  button.classList.toggle(BUSY_CLASS, isBusy);
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}
