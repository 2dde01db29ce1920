import { useEffect, useId, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { DraftLine } from '#runtime/contracts/draft-order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { useAnswer } from '../../../app/query.ts';
import { amountText } from '../../../parts/amounts.ts';
import { TextField } from '../../../parts/TextField.tsx';

/** How long typing rests before the shop is asked, in ms. */
const REST_MS = 250;
const MOST = 8;

/** Finds a product by its name and adds one unit of it. */
export function AddProduct({ onAdd }: { onAdd: (line: DraftLine) => void }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useAnswer(asked ? addressOf('/api/owner/products', { q: asked, limit: MOST }) : undefined);
  const isShown = asked !== '' && text.trim() !== '';
  const add = (line: DraftLine, title: string) => {
    onAdd(line);
    setText('');
    setAsked('');
    setChosen(undefined);
    notify(fill(draftTexts.addedProduct, { title }));
  };
  return (
    <div className="c-stack">
      <TextField
        label={draftTexts.findProduct}
        hint={draftTexts.findProductHint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(next) => {
          setText(next);
          setChosen(undefined);
        }}
      />
      {isShown && data?.products.length === 0 && <p role="status">{draftTexts.noProductFound}</p>}
      {isShown && data && data.products.length > 0 && (
        <ul className="c-list">
          {data.products.map(({ id, title, lowestCents }) => (
            <li key={id}>
              <button type="button" className="c-link" aria-expanded={chosen === id} onClick={() => setChosen(id)}>
                {title}, {amountText(lowestCents)}
              </button>
              {chosen === id && <Variants productId={id} title={title} onAdd={add} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface VariantsProps {
  productId: string;
  title: string;
  onAdd: (line: DraftLine, title: string) => void;
}

/** The only variant of a product is added at once; of several, one is chosen. */
function Variants({ productId, title, onAdd }: VariantsProps) {
  const id = useId();
  const { data } = useAnswer(addressOf('/api/owner/products/:productId', { productId }));
  const variants = data?.id === productId ? data.variants : undefined;
  const [only, ...others] = variants ?? [];
  const line = (variantId: string): DraftLine => {
    return { kind: 'product', itemId: productId, variantId, quantity: 1, unitCents: null };
  };
  useEffect(() => {
    if (only && others.length === 0) onAdd(line(only.id), title);
  });
  if (!variants || others.length === 0) return null;
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id}>{fill(draftTexts.chooseVariant, { title })}</legend>
      <div className="c-row">
        {variants.map((variant) => (
          <button
            key={variant.id}
            type="button"
            className="c-button c-button--small"
            onClick={() => onAdd(line(variant.id), title)}
          >
            {Object.values(variant.attributes).join(', ') || variant.sku}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
