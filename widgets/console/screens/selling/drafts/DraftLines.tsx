import type { DraftLine, DraftTotals } from '#runtime/contracts/draft-order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { amountText } from '../../../parts/amounts.ts';
import { MoneyField } from '../../../parts/MoneyField.tsx';
import { NumberField } from '../../../parts/NumberField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAddedFocus } from '../../../parts/use-added-focus.ts';
import { AddProduct } from './AddProduct.tsx';
import { problemTexts } from './draft-form.ts';

/** What the shop has said about the lines, so far as these fields show it. */
export interface PricedLines {
  lines: readonly (Pick<DraftTotals['lines'][number], 'title' | 'unitPrice'> &
    Partial<Pick<DraftTotals['lines'][number], 'attributes' | 'shopPrice' | 'inStock'>>)[];
  problems: DraftTotals['problems'];
}

interface Props {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  totals: PricedLines | undefined;
  currency: string;
  errors: Readonly<Record<string, string | undefined>>;
}

/** The lines of a draft, and the ways to add one. */
export function DraftLines({ lines, onChange, totals, currency, errors }: Props) {
  const replace = (index: number, line: DraftLine) => onChange(lines.map((old, at) => (at === index ? line : old)));
  /** Units of a product at the shop's price join the line that has them. */
  const add = (line: DraftLine) => {
    const same = lines.findIndex(
      (old) => old.kind === 'product' && line.kind === 'product' && old.variantId === line.variantId,
    );
    const found = lines[same];
    if (found) replace(same, { ...found, quantity: found.quantity + line.quantity });
    else onChange([...lines, line]);
  };
  const { place, noteAdded } = useAddedFocus<HTMLDivElement>();
  const addFree = () => {
    noteAdded();
    add({ kind: 'free', title: '', quantity: 1, unitCents: 0, isTaxed: true, isDelivered: false });
  };
  return (
    <>
      <AddProduct onAdd={add} />
      {lines.length === 0 && <p className="c-quiet">{draftTexts.noLines}</p>}
      <div className="c-stack" ref={place}>
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and its fields keep no state of their own
            key={index}
            index={index}
            line={line}
            priced={totals?.lines[index]}
            problems={totals ? problemTexts(totals.problems, index) : []}
            currency={currency}
            errors={errors}
            onChange={(next) => replace(index, next)}
            onRemove={() => onChange(lines.filter((_, at) => at !== index))}
          />
        ))}
      </div>
      <div className="c-row">
        <button type="button" className="c-button c-button--small" onClick={addFree}>
          {draftTexts.addFreeLine}
        </button>
      </div>
    </>
  );
}

interface LineProps {
  index: number;
  line: DraftLine;
  priced: PricedLines['lines'][number] | undefined;
  problems: readonly string[];
  currency: string;
  errors: Props['errors'];
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
}

function Line({ index, line, priced, problems, currency, errors, onChange, onRemove }: LineProps) {
  const path = `lines.${index}`;
  const name = titleOf(line, priced) || fill(draftTexts.lineNumber, { n: index + 1 });
  const price = line.unitCents ?? priced?.unitPrice.value ?? 0;
  const isOwn = line.kind === 'product' && line.unitCents !== null;
  return (
    <fieldset className="c-card">
      <legend>{name}</legend>
      {line.kind === 'free' && (
        <TextField
          label={draftTexts.titleOfLine}
          maxLength={200}
          value={line.title}
          onChange={(title) => onChange({ ...line, title })}
          error={errors[`${path}.title`]}
        />
      )}
      <div className="c-columns">
        <NumberField
          label={draftTexts.quantity}
          value={line.quantity}
          onChange={(quantity) => onChange({ ...line, quantity })}
          hint={
            priced && typeof priced.inStock === 'number' ? fill(draftTexts.unitsLeft, { n: priced.inStock }) : undefined
          }
          error={errors[`${path}.quantity`]}
        />
        <MoneyField
          label={draftTexts.priceOfOne}
          value={price}
          onChange={(unitCents) => onChange({ ...line, unitCents })}
          currency={currency}
          hint={
            isOwn && priced?.shopPrice
              ? fill(draftTexts.shopPriceIs, { amount: amountText(priced.shopPrice) })
              : undefined
          }
          error={errors[`${path}.unitCents`]}
        />
      </div>
      {line.kind === 'free' && (
        <>
          <Tick
            label={draftTexts.isTaxed}
            checked={line.isTaxed}
            onChange={(isTaxed) => onChange({ ...line, isTaxed })}
          />
          <Tick
            label={draftTexts.isDelivered}
            checked={line.isDelivered}
            onChange={(isDelivered) => onChange({ ...line, isDelivered })}
          />
        </>
      )}
      {problems.map((problem) => (
        <p key={problem} className="c-error">
          {problem}
        </p>
      ))}
      <div className="c-row">
        {isOwn && (
          <button
            type="button"
            className="c-button c-button--small"
            onClick={() => onChange({ ...line, unitCents: null })}
          >
            {draftTexts.useShopPrice}
          </button>
        )}
        <button type="button" className="c-button c-button--small" onClick={onRemove}>
          {fill(draftTexts.removeLine, { title: name })}
        </button>
      </div>
    </fieldset>
  );
}

function titleOf(line: DraftLine, priced: LineProps['priced']): string {
  if (line.kind === 'free') return line.title;
  const options = Object.values(priced?.attributes ?? {}).join(', ');
  return [priced?.title ?? '', options].filter((part) => part !== '').join(', ');
}
