import type { DraftOrderInput, DraftTotals } from '#runtime/contracts/draft-order.ts';
import { emptyAddress } from '#runtime/domain/address.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { MoneyField } from '../../../parts/MoneyField.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { AddressFields } from '../subscriptions/AddressFields.tsx';
import { partErrors } from '../subscriptions/address-errors.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { DraftLines } from './DraftLines.tsx';

const NOTE_MAX_LENGTH = 2_000;

interface Props {
  value: DraftOrderInput;
  change: (changes: Partial<DraftOrderInput>) => void;
  totals: DraftTotals | undefined;
  currency: string;
  errors: Readonly<Record<string, string>>;
}

/** The fields of a draft order. */
export function DraftFields({ value, change, totals, currency, errors }: Props) {
  const { address } = value;
  return (
    <>
      <Section title={draftTexts.products}>
        <DraftLines
          lines={value.lines}
          onChange={(lines) => change({ lines })}
          totals={totals}
          currency={currency}
          errors={errors}
        />
      </Section>
      <Section title={draftTexts.buyer}>
        <TextField
          label={draftTexts.email}
          hint={draftTexts.emailHint}
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
          value={value.email}
          onChange={(email) => change({ email })}
          error={errors.email}
        />
        <Tick
          label={draftTexts.hasAddress}
          checked={address !== null}
          onChange={(has) => change({ address: has ? { ...emptyAddress } : null })}
        />
        {address && (
          <AddressFields address={address} onChange={(next) => change({ address: next })} errors={partErrors(errors)} />
        )}
      </Section>
      <Section title={draftTexts.delivery}>
        <DeliveryFields
          value={value.delivery}
          onChange={(delivery) => change({ delivery })}
          totals={totals}
          currency={currency}
          errors={errors}
        />
      </Section>
      <Section title={draftTexts.discountAndNotes}>
        <MoneyField
          label={draftTexts.discount}
          value={value.discountCents}
          onChange={(discountCents) => change({ discountCents })}
          currency={currency}
          error={errors.discountCents}
        />
        <TextArea
          label={draftTexts.message}
          hint={draftTexts.messageHint}
          rows={2}
          maxLength={NOTE_MAX_LENGTH}
          value={value.message}
          onChange={(message) => change({ message })}
        />
        <TextArea
          label={draftTexts.note}
          hint={draftTexts.noteHint}
          rows={2}
          maxLength={NOTE_MAX_LENGTH}
          value={value.note}
          onChange={(note) => change({ note })}
        />
      </Section>
    </>
  );
}
