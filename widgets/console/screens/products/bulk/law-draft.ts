import type { LawChange, ProductChanges } from '#runtime/contracts/product-changes.ts';
import type { MeasureUnit, ProductContact, WithdrawalException } from '#runtime/contracts/product-law.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { contactErrors } from '../../../parts/ContactFields.tsx';
import { readQuantity } from '../variants/measurement.ts';

const MAX_AGE = 21;

/** Whether somebody stays, is named, or is whoever stands for all products. */
export interface ContactDraft {
  kind: '' | 'set' | 'none';
  contact: ProductContact | null;
}

/** What changes of what the law asks; '' for what stays. */
export interface LawDraft {
  withdrawalException: WithdrawalException | '';
  minimumAge: string;
  manufacturer: ContactDraft;
  responsiblePerson: ContactDraft;
  reference: string;
  referenceUnit: MeasureUnit | '';
}

const STAYS: ContactDraft = { kind: '', contact: null };
export const NO_LAW: LawDraft = {
  withdrawalException: '',
  minimumAge: '',
  manufacturer: STAYS,
  responsiblePerson: STAYS,
  reference: '1',
  referenceUnit: '',
};
const PEOPLE = ['manufacturer', 'responsiblePerson'] as const;

/** Returns what is wrong with it, by its parts. */
export function lawErrors(draft: LawDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  const age = readWhole(draft.minimumAge);
  if (draft.minimumAge.trim() !== '' && !(age !== undefined && age >= 0 && age <= MAX_AGE)) {
    errors.minimumAge = productsTexts.ageWrong;
  }
  if (draft.referenceUnit !== '' && readQuantity(draft.reference) === undefined) {
    errors.reference = productsTexts.quantityWrong;
  }
  for (const name of PEOPLE) {
    const { kind, contact } = draft[name];
    if (kind !== 'set') continue;
    if (contact === null) errors[name] = productsTexts.pleaseFill;
    Object.assign(errors, contactErrors(contact, name));
  }
  return errors;
}

/** Returns the parts of the change as the shop takes them; {} where nothing changes. */
export function lawParts(draft: LawDraft): Pick<ProductChanges, 'law' | 'unitReference'> {
  const { withdrawalException, referenceUnit } = draft;
  const minimumAge = readWhole(draft.minimumAge);
  const people = PEOPLE.filter((name) => draft[name].kind !== '').map((name) => {
    const { kind, contact } = draft[name];
    return [name, kind === 'set' ? contact : null] as const;
  });
  const law: LawChange = {
    ...(withdrawalException !== '' && { withdrawalException }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...Object.fromEntries(people),
  };
  return {
    ...(Object.keys(law).length > 0 && { law }),
    ...(referenceUnit !== '' && {
      unitReference: { value: readQuantity(draft.reference) ?? 1, unit: referenceUnit },
    }),
  };
}
