import type { ProductRestock } from '../contracts/restock.ts';
import { restockBox } from '../i18n/en/forms.ts';
import { localised } from '../i18n/languages.ts';

/** Returns the text in place of the form: the owner's own, or the usual one, and how an address is confirmed. */
export function successMessage({ successText }: Pick<ProductRestock, 'successText'>, isConfirmationNeeded: boolean) {
  const texts = localised('restockBox', restockBox);
  const done = successText || texts.signedUp;
  return isConfirmationNeeded ? `${done} ${texts.confirm}` : done;
}
