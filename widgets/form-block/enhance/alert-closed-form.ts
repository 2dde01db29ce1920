import { ApiFailure } from '#runtime/api/failure.ts';
import { cart } from '#runtime/i18n/en/cart.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';

/** Shows the visitor that the form behind a handle could not be opened, and why. */
export function alertClosedForm(handle: HTMLElement, error: unknown): void {
  const title = localised('cart', cart).openFormFailed;
  const alert = error instanceof ApiFailure ? { title, message: error.message } : explainLoadFailure(error, title);
  void showAlert(alert, { returnFocus: handle });
}
