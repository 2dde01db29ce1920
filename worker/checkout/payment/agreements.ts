import type { PayRequest } from '#runtime/contracts/checkout.ts';
import { addressErrors, emptyAddress, taxPlaceErrors } from '#runtime/domain/address.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import type { Totals } from '#runtime/domain/totals/totals.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { downloadTerms } from '../../downloads/service.ts';
import { ApiError } from '../../http/errors.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import { ageConfirmation, ageMissing } from '../../product-information/service.ts';
import type { CheckoutCall } from '../call.ts';
import { isWaiverAsked } from '../is-waiver-asked.ts';
import type { StoredCheckout } from '../stored-checkout.ts';

/**
 * Returns what the buyer has agreed to, as the order keeps it. Throws CHECKOUT_INCOMPLETE unless the entries are complete and
 * all of it is agreed to, and CHECKOUT_CHANGED where the buyer has agreed to other words than those that are asked for now.
 */
export async function agreements(
  call: CheckoutCall,
  checkout: StoredCheckout,
  totals: Totals,
  request: PayRequest,
  texts: Catalogue,
): Promise<Pick<OrderSnapshot, 'withdrawalConsent' | 'ageConfirmation'>> {
  const { lines } = checkout.cart;
  const isAsked = isWaiverAsked(call, checkout.entries, totals);
  const { withdrawalConsent } = await downloadTerms(call, lines, { texts, isWaiverAsked: isAsked });
  const asked = { withdrawalConsent, ageConfirmation: ageConfirmation(lines, texts) };
  const missing = { withdrawalConsent: texts.downloads.consentMissing, ageConfirmation: ageMissing(lines, texts) };
  const names = ['withdrawalConsent', 'ageConfirmation'] as const;
  const unanswered = names.filter((name) => asked[name] !== '' && request[name] === undefined);
  expectComplete(checkout, totals, Object.fromEntries(unanswered.map((name) => [name, missing[name]])));
  if (names.some((name) => asked[name] !== (request[name] ?? ''))) throw new ApiError('CHECKOUT_CHANGED');
  const given = (text: string) => (text ? { text, givenAt: call.now } : null);
  return {
    withdrawalConsent: given(asked.withdrawalConsent),
    ageConfirmation: given(asked.ageConfirmation),
  };
}

/**
 * Throws unless the entries are complete: every checkout needs an email address, one with delivery needs an address and a
 * shipping option, one without delivery the place of its taxes. `errors` are those of what the buyer must agree to.
 */
function expectComplete({ entries }: StoredCheckout, totals: Totals, errors: Record<string, string>): void {
  const invalidFields: string[] = [];
  if (!isMailAddress(entries.email)) invalidFields.push('email');
  const { taxPlace, requiresShipping, shipping } = totals;
  const address = entries.address ?? emptyAddress;
  const wrong = requiresShipping ? addressErrors(address) : taxPlace ? taxPlaceErrors(address, taxPlace) : {};
  invalidFields.push(...Object.keys(wrong).map((part) => `address.${part}`));
  if (requiresShipping && !shipping) invalidFields.push('shippingOptionId');
  const hasErrors = Object.keys(errors).length > 0;
  if (invalidFields.length === 0 && !hasErrors) return;
  throw new ApiError('CHECKOUT_INCOMPLETE', { fields: invalidFields, ...(hasErrors && { errors }) });
}
