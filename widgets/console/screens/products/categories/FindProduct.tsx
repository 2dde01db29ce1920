import { useEffect, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { useAnswer } from '../../../app/query.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { PRODUCTS } from '../addresses.ts';

/** How long typing rests before the shop is asked, in ms. */
const REST_MS = 300;
const MOST = 10;

interface Props {
  collectionId: string;
  /** The products that are shown as those of the category. */
  held: ReadonlySet<string>;
  onAdd: (product: { id: string; title: string }) => Promise<void>;
}

/** Finds products of the page by their titles, and adds each with one press. */
export function FindProduct({ collectionId, held, onAdd }: Props) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isShown = asked !== '' && text.trim() !== '';
  const { data } = useAnswer(asked ? addressOf(PRODUCTS, { q: asked, collectionId, limit: MOST }) : undefined);
  return (
    <div className="c-stack">
      <TextField
        label={categoryTexts.addAProduct}
        hint={categoryTexts.addAProductHint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={setText}
      />
      {isShown && data?.products.length === 0 && <p role="status">{categoryTexts.noProductFound}</p>}
      {isShown && data && data.products.length > 0 && (
        <ul className="p-held">
          {data.products.map(({ id, title }) => (
            <li key={id}>
              <span>{title}</span>
              {held.has(id) ? (
                <span className="c-badge">{categoryTexts.isInIt}</span>
              ) : (
                <ActionButton isSmall action={() => onAdd({ id, title })}>
                  {commonTexts.add} <span className="sq-visually-hidden">{title}</span>
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
