import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { contactErrors } from '../../../parts/ContactFields.tsx';
import { registrationErrors } from '../../../parts/RegistrationFields.tsx';
import { rowErrors } from '../variants/row-errors.ts';
import { durabilityErrors } from './DurabilityFields.tsx';
import type { ProductValue } from './product-value.ts';

const MERCHANDISING_THRESHOLD_MAX = 9_999;

/** Returns what must be put right before a product can be sent, by the names that the shop has for the fields. */
export function findErrors(value: ProductValue): Record<string, string> {
  const errors: Record<string, string> = {};
  if (value.title.trim() === '') errors.title = productsTexts.pleaseGiveTheProduct;
  if (value.urlSlug.trim() === '') errors.urlSlug = fill(editorTexts.urlWrong, { val: value.urlSlug });
  if ((readWhole(value.position) ?? -1) < 0) errors.position = productsTexts.pleaseWriteAWhole;
  const { plan } = value;
  if (plan && (readWhole(plan.every) ?? 0) < 1)
    errors['subscriptionPlan.billingPeriod.value'] = productsTexts.numberFromOne;
  if (plan && (readWhole(plan.cycles) ?? -1) < 0)
    errors['subscriptionPlan.numBillingCycles'] = productsTexts.numberOrZero;
  const threshold = value.merchandising.scarcityThreshold;
  if (threshold !== null && !(threshold >= 1 && threshold <= MERCHANDISING_THRESHOLD_MAX)) {
    errors['merchandising.scarcityThreshold'] = productsTexts.numberUpTo9999;
  }
  const names = value.options.map((option) => option.trim());
  for (const [index, name] of names.entries()) {
    if (name === '') errors[`variantOptionOrdering.${index}`] = productsTexts.pleaseNameTheOption;
    else if (names.indexOf(name) < index) {
      errors[`variantOptionOrdering.${index}`] = fill(editorTexts.tagExists, { tagType: productsTexts.optionName });
    }
  }
  for (const [index, row] of value.variants.entries()) {
    for (const [field, text] of Object.entries(rowErrors(row, names))) errors[`variants.${index}.${field}`] = text;
  }
  const { safety } = value;
  return {
    ...errors,
    ...contactErrors(safety.manufacturer, 'safety.manufacturer'),
    ...contactErrors(safety.responsiblePerson, 'safety.responsiblePerson'),
    ...registrationErrors(safety.registrations ?? [], 'safety.registrations'),
    ...durabilityErrors(value.durability),
  };
}

/** Returns the errors below a path, by the rest of theirs. */
export function errorsBelow(errors: Readonly<Record<string, string>>, path: string): Record<string, string> {
  const start = `${path}.`;
  const own = Object.entries(errors).filter(([each]) => each.startsWith(start));
  return Object.fromEntries(own.map(([each, text]) => [each.slice(start.length), text]));
}
