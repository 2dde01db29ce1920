import type { Order } from '#runtime/contracts/order.ts';
import type { EditTotals } from '#runtime/contracts/order-edit.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { MoneyField } from '../../../parts/MoneyField.tsx';
import { Section } from '../../../parts/Section.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { DraftLines } from '../drafts/DraftLines.tsx';
import { unitsToReturn } from '../orders/chosen-units.ts';
import { ParcelUnits } from '../orders/ParcelUnits.tsx';
import { AddressFields } from '../subscriptions/AddressFields.tsx';
import { addressErrorTexts } from '../subscriptions/address-errors.ts';
import { changesOf, deliveryError, deliveryPrice, type EditForm } from './edit-form.ts';

interface Props {
  order: Order;
  value: EditForm;
  change: (changes: Partial<EditForm>) => void;
  totals: EditTotals | undefined;
  errors: Readonly<Record<string, string>>;
}

/** The fields of an edit: what is taken off, what is added, and the address. */
export function EditFields({ order, value, change, totals, errors }: Props) {
  const currency = order.grandTotal.currencyCode;
  const units = unitsToReturn(order);
  const { address } = value;
  const price = deliveryPrice(order);
  const isWrong = changesOf(order, value) === undefined;
  return (
    <>
      <Section title={draftTexts.takeOff}>
        {units.length === 0 ? (
          <p>{draftTexts.nothingToTakeOff}</p>
        ) : (
          <ParcelUnits
            legend={draftTexts.takeOffLegend}
            units={units}
            counts={value.counts}
            onChange={(counts) => change({ counts })}
            error={isWrong ? sellingTexts.eachNumberIsBetween : ''}
          />
        )}
      </Section>
      <Section title={draftTexts.addToOrder}>
        <p className="c-quiet">{draftTexts.addToOrderHint}</p>
        <DraftLines
          lines={value.add}
          onChange={(add) => change({ add })}
          totals={totals}
          currency={currency}
          errors={errors}
        />
      </Section>
      {(price > 0 || value.add.length > 0) && (
        <Section title={draftTexts.delivery}>
          <MoneyField
            label={draftTexts.ownDeliveryPrice}
            value={price + value.deliveryCents}
            onChange={(next) => change({ deliveryCents: next - price })}
            currency={currency}
            hint={draftTexts.deliveryPriceHint}
            error={deliveryError(order, value)}
          />
        </Section>
      )}
      {order.address && (
        <Section title={draftTexts.address}>
          <Tick
            label={draftTexts.changeAddress}
            hint={draftTexts.addressPlace}
            checked={address !== null}
            onChange={(isOther) => change({ address: isOther && order.address ? { ...order.address } : null })}
          />
          {address && (
            <AddressFields
              address={address}
              onChange={(next) => change({ address: next })}
              errors={addressErrorTexts(address)}
            />
          )}
        </Section>
      )}
    </>
  );
}
