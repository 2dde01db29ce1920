import { ApiFailure } from '#runtime/api/failure.ts';
import { productView } from '#runtime/i18n/en-product-view.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { productInAddress } from './address.ts';
import { openQuickView } from './open.ts';

/** Opens the quick view that a button is for, or says why it cannot be opened. Rejects where scripts cannot be fetched. */
export async function open(button: HTMLElement): Promise<void> {
  try {
    await openQuickView(button.dataset.id ?? '', button);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    report(error, 'quick view');
    const { quickViewFailed: title } = localised('productView', productView);
    void showAlert({ title, message: error.message }, { returnFocus: button });
  }
}

/** Opens the one that the page's address names. Nobody has pressed anything: what fails is reported only. */
export function openNamed(): void {
  const named = productInAddress();
  if (named) openQuickView(named).catch((error) => report(error, 'quick view'));
}
