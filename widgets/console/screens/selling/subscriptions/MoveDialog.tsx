import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Address } from '#runtime/contracts/checkout.ts';
import type { MoveQuoteAnswer } from '#runtime/contracts/subscription.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { amountText } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { addressText } from '../parts/address-text.ts';
import { AddressFields } from './AddressFields.tsx';
import { addressErrorTexts, partErrors } from './address-errors.ts';

interface Props {
  subscriptionId: string;
  address: Address;
  onClose: () => void;
}

/** Changes the address of a subscription, once the price there was shown. */
export function MoveDialog({ subscriptionId, address: before, onClose }: Props) {
  const [address, setAddress] = useState(before);
  const [quote, setQuote] = useState<MoveQuoteAnswer | undefined>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const ask = async (shippingOptionId?: string) => {
    const body = { address, ...(shippingOptionId !== undefined && { shippingOptionId }) };
    const path = addressOf('/api/owner/subscriptions/:subscriptionId/quote', { subscriptionId });
    setQuote((await change({ method: 'POST', path, body })).body);
  };
  const move = async ({ price, shippingOptionId }: MoveQuoteAnswer) => {
    const body = { address, expectedCents: price.value, ...(shippingOptionId !== null && { shippingOptionId }) };
    const path = addressOf('/api/owner/subscriptions/:subscriptionId/address', { subscriptionId });
    await change({ method: 'POST', path, body }, ['/api/owner/subscriptions']);
  };
  const submit = async () => {
    const found = addressErrorTexts(address);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (!quote) await run(() => ask());
    else if (await run(() => move(quote), sellingTexts.addressIsChanged)) onClose();
  };
  return (
    <ActionDialog
      title={sellingTexts.changeTheAddressAction}
      action={quote ? sellingTexts.changeTheAddressAction : sellingTexts.seeThePriceThere}
      isBusy={isBusy}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {quote ? (
        <>
          <address className="s-address">{addressText(quote.address ?? address)}</address>
          <p>
            {fill(sellingTexts.eachPaymentIsThere, { amount: amountText(quote.price) })}
            {quote.price.value === quote.priceNow.value
              ? ` ${sellingTexts.thatIsAsBefore}`
              : ` ${fill(sellingTexts.nowItIs, { amount: amountText(quote.priceNow) })}`}
          </p>
          {quote.shippingOptionId !== null && quote.shippingOptions.length > 1 && (
            <Choice
              label={sellingTexts.delivery}
              value={quote.shippingOptionId}
              onChange={(id) => void run(() => ask(id))}
              options={quote.shippingOptions.map(
                ({ id, name, price }) => [id, `${name}, ${amountText(price)}`] as const,
              )}
            />
          )}
          <p>{sellingTexts.agreeWithTheBuyer}</p>
          <button type="button" className="c-link" onClick={() => setQuote(undefined)}>
            {sellingTexts.correctTheAddress}
          </button>
        </>
      ) : (
        <AddressFields address={address} onChange={setAddress} errors={{ ...partErrors(refused), ...errors }} />
      )}
    </ActionDialog>
  );
}
