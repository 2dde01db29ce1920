import type { MeasureUnit, WithdrawalException } from '#runtime/contracts/product-law.ts';
import { UNITS_OF_MEASURE, unitSign } from '#runtime/domain/unit-price.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ContactFields } from '../../../parts/ContactFields.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { EXCEPTIONS } from '../exception-texts.ts';
import type { ContactDraft, LawDraft } from './law-draft.ts';

const STAYS = ['', productsTexts.staysAsItIs] as const;
const CONTACTS = [STAYS, ['set', productsTexts.becomesSomebody], ['none', productsTexts.becomesTheShops]] as const;
const UNITS = UNITS_OF_MEASURE.map(
  (unit) => [unit, unit === 'item' ? productsTexts.inPieces : unitSign(unit)] as const,
);
const PEOPLE = [
  ['manufacturer', productsTexts.manufacturer],
  ['responsiblePerson', productsTexts.responsiblePerson],
] as const;

interface Props {
  draft: LawDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: LawDraft) => void;
}

/** What many products get of what the law asks. */
export function LawFields({ draft, errors, onChange }: Props) {
  const edit = (changes: Partial<LawDraft>) => onChange({ ...draft, ...changes });
  return (
    <details>
      <summary>{productsTexts.whatTheLawAsks}</summary>
      <div className="c-stack">
        <div className="c-columns">
          <Choice<WithdrawalException | ''>
            label={productsTexts.rightOfWithdrawal}
            value={draft.withdrawalException}
            options={[STAYS, ...EXCEPTIONS]}
            onChange={(withdrawalException) => edit({ withdrawalException })}
          />
          <TextField
            label={productsTexts.minimumAge}
            value={draft.minimumAge}
            inputMode="numeric"
            hint={productsTexts.bulkAgeHint}
            error={errors.minimumAge}
            onChange={(minimumAge) => edit({ minimumAge })}
          />
          <Choice<MeasureUnit | ''>
            label={productsTexts.pricePerUnit}
            value={draft.referenceUnit}
            options={[STAYS, ...UNITS]}
            hint={productsTexts.bulkReferenceHint}
            onChange={(referenceUnit) => edit({ referenceUnit })}
          />
          {draft.referenceUnit !== '' && (
            <TextField
              label={productsTexts.pricePer}
              value={draft.reference}
              inputMode="decimal"
              error={errors.reference}
              onChange={(reference) => edit({ reference })}
            />
          )}
        </div>
        {PEOPLE.map(([name, title]) => (
          <div key={name} className="c-stack">
            <Choice<ContactDraft['kind']>
              label={title}
              value={draft[name].kind}
              options={CONTACTS}
              error={errors[name]}
              onChange={(kind) => edit({ [name]: { ...draft[name], kind } })}
            />
            {draft[name].kind === 'set' && (
              <ContactFields
                title={title}
                value={draft[name].contact}
                errors={errors}
                path={name}
                onChange={(contact) => edit({ [name]: { kind: 'set', contact } })}
              />
            )}
          </div>
        ))}
      </div>
    </details>
  );
}
