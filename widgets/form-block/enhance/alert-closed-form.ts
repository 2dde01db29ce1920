import { cart } from '#runtime/i18n/en-cart.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { showAlert } from '#runtime/ui/alert.ts';

/** Tells the visitor that the form behind a handle could not be opened. */
export function alertClosedForm(handle: HTMLElement): void {
  const title = localised('cart', cart).openFormFailed;
  void showAlert({ title, message: localised('failures', failures).checkConnection }, { returnFocus: handle });
}
