import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import type { NewReturn } from '#runtime/contracts/returns.ts';
import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { useAnswer } from '../../../app/query.ts';
import { $place, navigate, replaceQuery } from '../../../app/router.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { chosenUnits, countsOf, noUnits } from '../orders/chosen-units.ts';
import { RefundUnits } from '../orders/RefundUnits.tsx';

const RETURNS = '/api/owner/returns';
/** Longest note, in UTF-16 code units. */
const NOTE_MAX_LENGTH = 2_000;

/** The screen on which an owner opens a return: `returns/new?order=ORDER&declaration=ID`. */
export default function NewReturnScreen() {
  const { query } = useStore($place);
  const name = query.get('order') ?? '';
  return (
    <Page title={sellingTexts.openAReturn} back={{ to: 'returns', text: sellingTexts.returns }}>
      {name && <Asked name={name} declarationId={query.get('declaration')} />}
      {!name && (query.has('declaration') ? <OrderField /> : <NoOrder />)}
    </Page>
  );
}

function Asked({ name, declarationId }: { name: string; declarationId: string | null }) {
  const reading = useAnswer(addressOf('/api/owner/orders/:order', { order: name }));
  const path = declarationId === null ? undefined : addressOf('/api/owner/withdrawals/:id', { id: declarationId });
  const declared = useAnswer(path);
  const isWaiting = path !== undefined && declared.isPending;
  return (
    <Loaded of={isWaiting ? { ...reading, data: undefined, isPending: true } : reading}>
      {(order) => <Form key={order.id} order={order} declarationId={declarationId} declared={declared.data} />}
    </Loaded>
  );
}

/** Leads to the orders, from which returns are opened. */
function NoOrder() {
  return (
    <div className="c-empty">
      <p>{sellingTexts.openItFromItsOrder}</p>
      <Link className="c-button c-button--main" to="orders">
        {sellingTexts.orders}
      </Link>
    </div>
  );
}

/** Asks for the order of a declaration that matched none. */
function OrderField() {
  const [number, setNumber] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = number.trim().replace(/^#/, '');
    if (/^\d+$/.test(typed)) replaceQuery({ order: typed });
    else setError(sellingTexts.enterTheNumber);
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      <TextField
        label={sellingTexts.numberOfTheOrder}
        hint={sellingTexts.declarationMatchedNone}
        inputMode="numeric"
        value={number}
        onChange={setNumber}
        error={error}
      />
      <div className="c-row">
        <button type="submit" className="c-button c-button--main">
          {sellingTexts.continueToTheUnits}
        </button>
      </div>
    </form>
  );
}

interface FormProps {
  order: Order;
  declarationId: string | null;
  /** The declaration, where it could be read: its units are entered already. */
  declared: Declaration | undefined;
}

function Form({ order, declarationId, declared }: FormProps) {
  const [counts, setCounts] = useState(() =>
    declared && (declared.lines || declared.part === '') ? countsOf(order, declared.lines) : noUnits(order),
  );
  const [refundsDelivery, setRefundsDelivery] = useState(true);
  const [note, setNote] = useState('');
  const [unitsError, setUnitsError] = useState('');
  const { create, isBusy, error, errors } = useCreation(RETURNS, ['/api/owner']);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lines = chosenUnits(order, counts);
    setUnitsError(lines ? '' : sellingTexts.eachNumberIsBetween);
    if (!lines || isBusy) return;
    const of = declarationId ? { declarationId } : {};
    const body: NewReturn = { order: order.id, lines, refundsDelivery, note: note.trim(), ...of };
    const opened = await create(body);
    if (!opened) return;
    notify(sellingTexts.returnIsOpen);
    await navigate(`returns/${opened.id}`);
  };
  return (
    <form className="c-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {fill(sellingTexts.returnOfOrder, { number: order.number, email: order.email || sellingTexts.notKnown })}{' '}
        {declarationId && sellingTexts.itFollowsFromAWithdrawal}
      </p>
      <RefundUnits
        order={order}
        counts={counts}
        onCounts={setCounts}
        refundsDelivery={refundsDelivery}
        onDelivery={setRefundsDelivery}
        error={unitsError}
      />
      <TextArea
        label={sellingTexts.noteOptional}
        hint={sellingTexts.noBuyerSeesIt}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        onChange={setNote}
        error={errors.note}
      />
      <p className="c-quiet">{sellingTexts.buyerGetsTheAddress}</p>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <div className="c-row">
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
          {sellingTexts.openTheReturn}
        </button>
      </div>
    </form>
  );
}
