import { ApiFailure } from '#runtime/api/failure.ts';
import { productView } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';

/** Shows why a product cannot be shown: the shop's answer, or that scripts could not be fetched. */
export function explain(error: unknown, returnFocus: Element | null): void {
  report(error, 'quick view');
  const alert =
    error instanceof ApiFailure
      ? { title: localised('productView', productView).quickViewFailed, message: error.message }
      : explainLoadFailure(error);
  void showAlert(alert, returnFocus ? { returnFocus } : {});
}
