import { useEffect, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import { replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { TextField } from '../../../parts/TextField.tsx';

const PRODUCTS = '/api/owner/products';
/** How long typing rests before the shop is asked, in ms. */
const REST_MS = 300;
const MOST = 8;

/** Narrows the list to the orders of a product, which people find by its title. */
export function ProductFilter({ product }: { product: string | undefined }) {
  if (product) return <Chosen product={product} />;
  return may('catalogue:read') ? <Find /> : null;
}

function Chosen({ product }: { product: string }) {
  const path = addressOf(`${PRODUCTS}/:productId`, { productId: product });
  const { data } = useAnswer(may('catalogue:read') ? path : undefined);
  return (
    <p className="c-row">
      <span role="status">{fill(orderListTexts.productFound, { title: data?.title ?? product })}</span>
      <button type="button" className="c-button c-button--small" onClick={() => replaceQuery({ product: undefined })}>
        {orderListTexts.anyProduct}
      </button>
    </p>
  );
}

function Find() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useAnswer(asked ? addressOf(PRODUCTS, { q: asked, limit: MOST }) : undefined);
  const found = asked !== '' && text.trim() !== '' ? data?.products : undefined;
  return (
    <div className="c-stack">
      <TextField
        label={orderListTexts.productFilter}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={setText}
      />
      {found?.length === 0 && <p role="status">{orderListTexts.noProduct}</p>}
      {found && found.length > 0 && (
        <ul className="c-row c-view-list">
          {found.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className="c-button c-button--small"
                aria-label={fill(orderListTexts.chooseProduct, { title })}
                onClick={() => replaceQuery({ product: id })}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
