import { ApiFailure } from '../api/failure.ts';
import { updateAdditionalFields } from '../cart/actions.ts';
import type { CartEntry, ShoppingCart } from '../contracts/cart.ts';
import type { FormValues } from '../contracts/form.ts';
import { cart } from '../i18n/en/cart.ts';
import { failures } from '../i18n/en/page.ts';
import { localised } from '../i18n/languages.ts';
import { lazy } from '../lazy.ts';
import { report } from '../report.ts';
import { showAlert } from '../ui/alert.ts';
import type { DeliveryResult } from './form-lightbox.ts';

type EditResult = { status: 'changed'; cart: ShoppingCart } | { status: 'cancelled' | 'unopened' };

const loadFormLightbox = lazy(() => import('./form-lightbox.ts'), { texts: 'en-forms' });

/**
 * Opens the additional fields of a cart entry and saves the changes. An alert shows that the form cannot be opened; the
 * form itself shows that a change failed. Never rejects.
 */
export async function editAdditionalFields(
  { id, itemId, title, chosenVariant, additionalFields }: CartEntry,
  { target }: { target: HTMLElement },
): Promise<EditResult> {
  let result: EditResult = { status: 'cancelled' };
  const deliver = async (text: string): Promise<DeliveryResult> => {
    const change = await updateAdditionalFields(id, { itemId, sku: chosenVariant.sku, additionalFields: text });
    if (change.status === 'failed') return { failure: change.failure, title: localised('cart', cart).updateFormFailed };
    result = change;
    return 'accepted';
  };
  try {
    const { prepareFormLightbox } = await loadFormLightbox();
    const open = await prepareFormLightbox({ itemId });
    await open({ title, target, values: valuesOf(additionalFields), deliver });
    return result;
  } catch (error) {
    if (!(error instanceof ApiFailure)) report(error, 'additional fields');
    const message = error instanceof ApiFailure ? error.message : localised('failures', failures).tryAgain;
    void showAlert({ title: localised('cart', cart).openFormFailed, message }, { returnFocus: target });
    return { status: 'unopened' };
  }
}

/** Reads the stored values; other scripts may have stored anything. */
function valuesOf(additionalFields: string | null): FormValues {
  try {
    return JSON.parse(additionalFields ?? '{}') ?? {};
  } catch {
    return {};
  }
}
