import { type FormEvent, useState } from 'react';
import { OWNER_STOCK_REASONS } from '#runtime/contracts/enumerations.ts';
import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { errorText, isStale, refresh } from '../../../app/query.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { stockAddress } from '../addresses.ts';
import { stockText } from '../product-names.ts';
import {
  changeStock,
  FIRST_REASON,
  REASON_NAMES,
  type StockDraft,
  type StockReason,
  undoStock,
  unitsError,
} from './stock-change.ts';

const KINDS = [
  ['add', productsTexts.addUnits],
  ['take', productsTexts.takeUnitsAway],
  ['set', productsTexts.setTheNumber],
  ['unlimited', productsTexts.itNeverRunsOut],
] as const;
const SET_KINDS = KINDS.filter(([kind]) => kind === 'set' || kind === 'unlimited');
const REASONS = OWNER_STOCK_REASONS.map((reason) => [reason, REASON_NAMES[reason]] as const);

interface Props {
  stock: OwnerStock;
  onDone?: () => void;
}

/** Changes the stock of a variant, which can be undone. */
export function StockForm({ stock, onDone }: Props) {
  const first = stock.unlimited ? 'set' : 'add';
  const [draft, setDraft] = useState<StockDraft>({ kind: first, units: '', reason: FIRST_REASON[first], note: '' });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const edit = (changes: Partial<StockDraft>) => {
    setDraft({ ...draft, ...changes });
    setError('');
    setKey(crypto.randomUUID());
  };
  const save = async () => {
    const wrong = unitsError(draft);
    if (wrong) return setError(wrong);
    setBusy(true);
    try {
      const after = await changeStock(stock, draft, key);
      setKey(crypto.randomUUID());
      setDraft({ ...draft, units: '', note: '' });
      notify(
        fill(productsTexts.stockOfTitleStock, {
          title: stock.title,
          stock: stockText(after.unlimited ? 'unlimited' : after.quantity),
        }),
        {
          undo: async () => void (await undoStock(stock, after)),
        },
      );
      onDone?.();
    } catch (failure) {
      if (isStale(failure)) refresh([stockAddress(stock.variantId)]);
      setError(isStale(failure) ? productsTexts.stockHasChanged : errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      <div className="c-columns">
        <Choice<StockDraft['kind']>
          label={productsTexts.changeNoun}
          value={draft.kind}
          options={stock.unlimited ? SET_KINDS : KINDS}
          onChange={(kind) => edit({ kind, reason: FIRST_REASON[kind] })}
        />
        {draft.kind !== 'unlimited' && (
          <TextField
            label={productsTexts.units}
            value={draft.units}
            inputMode="numeric"
            error={error}
            onChange={(units) => edit({ units })}
          />
        )}
        <Choice<StockReason>
          label={productsTexts.reason}
          value={draft.reason}
          options={REASONS}
          onChange={(reason) => edit({ reason })}
        />
        <TextField label={commonTexts.note} value={draft.note} maxLength={200} onChange={(note) => edit({ note })} />
      </div>
      {draft.kind === 'unlimited' && error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <div className="c-row">
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
          {isBusy ? productsTexts.saving : productsTexts.changeTheStock}
        </button>
      </div>
    </form>
  );
}
