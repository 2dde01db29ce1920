import type { DraftDelivery, DraftTotals } from '#runtime/contracts/draft-order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { MoneyField } from '../../../parts/MoneyField.tsx';
import { TextField } from '../../../parts/TextField.tsx';

/** Stands for the owner's own way among the shop's, whose ids it cannot be. */
const OWN = ' own';

interface Props {
  value: DraftDelivery;
  onChange: (delivery: DraftDelivery) => void;
  totals: DraftTotals | undefined;
  currency: string;
  errors: Readonly<Record<string, string>>;
}

/** The choice among the shop's ways of delivery, and an own one with its price. */
export function DeliveryFields({ value, onChange, totals, currency, errors }: Props) {
  const offers = value.kind === 'option' ? (totals?.deliveryOffers ?? []) : [];
  const options = [
    ['', draftTexts.cheapest] as const,
    ...offers.map(({ id, name, price }) => [id, `${name}, ${amountText(price)}`] as const),
    [OWN, draftTexts.ownDelivery] as const,
  ];
  const choose = (chosen: string) =>
    onChange(chosen === OWN ? { kind: 'own', name: '', cents: 0 } : { kind: 'option', optionId: chosen });
  return (
    <>
      <Choice
        label={draftTexts.wayOfDelivery}
        value={value.kind === 'own' ? OWN : value.optionId}
        onChange={choose}
        options={options}
      />
      {value.kind === 'own' && (
        <>
          <TextField
            label={draftTexts.ownDeliveryName}
            hint={draftTexts.ownDeliveryHint}
            maxLength={200}
            value={value.name}
            onChange={(name) => onChange({ ...value, name })}
            error={errors['delivery.name']}
          />
          <MoneyField
            label={draftTexts.ownDeliveryPrice}
            value={value.cents}
            onChange={(cents) => onChange({ ...value, cents })}
            currency={currency}
            error={errors['delivery.cents']}
          />
        </>
      )}
    </>
  );
}
