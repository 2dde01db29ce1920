import { preferencesOf, preferencesPath } from '#runtime/api/preferences.ts';
import type { SafetyDefinition, WithdrawalException } from '#runtime/contracts/product-law.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ContactFields } from '../../../parts/ContactFields.tsx';
import { preferences } from '../../../parts/preferences.ts';
import { RegistrationFields } from '../../../parts/RegistrationFields.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { EXCEPTION_HINTS, EXCEPTIONS } from '../exception-texts.ts';
import { DurabilityFields } from './DurabilityFields.tsx';
import type { PartProps } from './product-value.ts';

/** What the law asks of a product where it is offered to consumers. */
export function LawPart({ value, change, errors }: PartProps) {
  const { safety, minimumAge } = value;
  const { data } = useAnswer(may('settings:read') ? preferencesPath('law') : undefined, (signal) =>
    preferences.fetch('law', signal),
  );
  const usual = data && preferencesOf('law', data);
  const setSafety = (changes: Partial<SafetyDefinition>) => change({ safety: { ...safety, ...changes } });
  return (
    <Section title={productsTexts.whatTheLawAsks}>
      <div className="c-columns">
        <Choice<WithdrawalException>
          label={productsTexts.rightOfWithdrawal}
          value={value.withdrawalException}
          options={EXCEPTIONS}
          hint={EXCEPTION_HINTS[value.withdrawalException]}
          error={errors.withdrawalException}
          onChange={(withdrawalException) => change({ withdrawalException })}
        />
        <TextField
          label={productsTexts.minimumAge}
          type="number"
          min={0}
          max={21}
          value={minimumAge === 0 ? '' : String(minimumAge)}
          hint={productsTexts.minimumAgeHint}
          error={errors.minimumAge}
          onChange={(text) => change({ minimumAge: readWhole(text) ?? 0 })}
        />
        <TextField
          label={productsTexts.identification}
          value={safety.identification}
          maxLength={200}
          hint={productsTexts.identificationHint}
          error={errors['safety.identification']}
          onChange={(identification) => setSafety({ identification })}
        />
      </div>
      <TextArea
        label={productsTexts.safetyWarnings}
        value={value.safetyWarnings}
        maxLength={5_000}
        hint={productsTexts.safetyWarningsHint}
        error={errors.safetyWarnings}
        onChange={(safetyWarnings) => change({ safetyWarnings })}
      />
      <ContactFields
        title={productsTexts.manufacturer}
        hint={usual?.manufacturer ? fill(productsTexts.shopNames, { name: usual.manufacturer.name }) : undefined}
        value={safety.manufacturer}
        usual={usual?.manufacturer}
        errors={errors}
        path="safety.manufacturer"
        onChange={(manufacturer) => setSafety({ manufacturer })}
      />
      <ContactFields
        title={productsTexts.responsiblePerson}
        hint={productsTexts.responsiblePersonHint}
        value={safety.responsiblePerson}
        usual={usual?.responsiblePerson}
        errors={errors}
        path="safety.responsiblePerson"
        onChange={(responsiblePerson) => setSafety({ responsiblePerson })}
      />
      <Tick
        label={productsTexts.ownRegistrations}
        checked={safety.registrations !== null}
        hint={usual ? fill(productsTexts.shopRegistrations, { count: usual.registrations.length }) : undefined}
        onChange={(isOwn) => setSafety({ registrations: isOwn ? (usual?.registrations ?? []) : null })}
      />
      {safety.registrations && (
        <RegistrationFields
          value={safety.registrations}
          errors={errors}
          path="safety.registrations"
          onChange={(registrations) => setSafety({ registrations })}
        />
      )}
      <DurabilityFields value={value.durability} errors={errors} onChange={(durability) => change({ durability })} />
    </Section>
  );
}
