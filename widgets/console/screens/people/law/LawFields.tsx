import type { Preferences } from '#runtime/contracts/preferences.ts';
import { lawTexts } from '#runtime/i18n/en/console/law.ts';
import { ContactFields } from '../../../parts/ContactFields.tsx';
import type { Fields } from '../../../parts/plain-field.ts';
import { RegistrationFields } from '../../../parts/RegistrationFields.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { Countries } from './Countries.tsx';

/** The fields by the names that a clash of two changes calls them. */
export const LAW_NAMES = {
  sellsToConsumers: lawTexts.sellsToConsumers,
  countries: lawTexts.furtherCountries,
  isMicroEnterprise: lawTexts.isMicroEnterprise,
  sellsByMeasure: lawTexts.sellsByMeasure,
  manufacturer: lawTexts.manufacturer,
  responsiblePerson: lawTexts.responsiblePerson,
  registrations: lawTexts.registrations,
  returnAddress: lawTexts.returnAddress,
  buyerPaysReturn: lawTexts.buyerPaysReturn,
} as const satisfies Record<keyof Preferences<'law'>, string>;

/** Where and to whom the shop sells, and what its products have unless they say otherwise. */
export function LawFields({ value, change, errors }: Fields<Preferences<'law'>>) {
  const countryError = Object.entries(errors).find(([path]) => path.startsWith('countries'))?.[1];
  return (
    <>
      <Section title={lawTexts.whereAndToWhom}>
        <Tick
          label={LAW_NAMES.sellsToConsumers}
          hint={lawTexts.businessesAlone}
          checked={value.sellsToConsumers}
          onChange={(sellsToConsumers) => change({ sellsToConsumers })}
          error={errors.sellsToConsumers}
        />
        <Countries countries={value.countries} error={countryError} onChange={(countries) => change({ countries })} />
        <Tick
          label={LAW_NAMES.isMicroEnterprise}
          hint={lawTexts.fewerThanTen}
          checked={value.isMicroEnterprise}
          onChange={(isMicroEnterprise) => change({ isMicroEnterprise })}
          error={errors.isMicroEnterprise}
        />
        <Tick
          label={LAW_NAMES.sellsByMeasure}
          hint={lawTexts.eachHasItsMeasure}
          checked={value.sellsByMeasure}
          onChange={(sellsByMeasure) => change({ sellsByMeasure })}
          error={errors.sellsByMeasure}
        />
      </Section>
      <Section title={lawTexts.forAllProducts}>
        <ContactFields
          title={LAW_NAMES.manufacturer}
          value={value.manufacturer}
          errors={errors}
          path="manufacturer"
          onChange={(manufacturer) => change({ manufacturer })}
        />
        <ContactFields
          title={LAW_NAMES.responsiblePerson}
          hint={lawTexts.whereMakerIsOutside}
          value={value.responsiblePerson}
          errors={errors}
          path="responsiblePerson"
          onChange={(responsiblePerson) => change({ responsiblePerson })}
        />
        <h3>{LAW_NAMES.registrations}</h3>
        <RegistrationFields
          value={value.registrations}
          errors={errors}
          path="registrations"
          onChange={(registrations) => change({ registrations })}
        />
      </Section>
      <Section title={lawTexts.returns}>
        <TextArea
          label={LAW_NAMES.returnAddress}
          hint={lawTexts.addressOfTheShop}
          value={value.returnAddress}
          onChange={(returnAddress) => change({ returnAddress })}
          error={errors.returnAddress}
        />
        <Tick
          label={LAW_NAMES.buyerPaysReturn}
          checked={value.buyerPaysReturn}
          onChange={(buyerPaysReturn) => change({ buyerPaysReturn })}
          error={errors.buyerPaysReturn}
        />
      </Section>
    </>
  );
}
