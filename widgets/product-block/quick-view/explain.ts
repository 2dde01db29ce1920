import { ApiFailure } from '#runtime/api/failure.ts';
import { productView } from '#runtime/i18n/en-product-view.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';

/** Says why a product cannot be shown. Throws what is no answer of the shop. */
export function explain(error: unknown, returnFocus: Element | null): void {
  if (!(error instanceof ApiFailure)) throw error;
  report(error, 'quick view');
  const { quickViewFailed: title } = localised('productView', productView);
  void showAlert({ title, message: error.message }, returnFocus ? { returnFocus } : {});
}
