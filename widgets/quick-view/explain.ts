import { ApiFailure } from '#runtime/api/failure.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { productView } from '#runtime/i18n/en-product-view.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';

/** Shows why a product cannot be shown: the shop's answer, or that scripts could not be fetched. */
export function explain(error: unknown, returnFocus: Element | null): void {
  report(error, 'quick view');
  const { checkConnection, tryAgain } = localised('failures', failures);
  const alert =
    error instanceof ApiFailure
      ? { title: localised('productView', productView).quickViewFailed, message: error.message }
      : { title: checkConnection, message: tryAgain };
  void showAlert(alert, returnFocus ? { returnFocus } : {});
}
