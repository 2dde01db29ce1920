import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { refreshCart } from '#runtime/cart/actions.ts';
import { expectsCart } from '#runtime/cart/expects-cart.ts';
import { followReserved } from '#runtime/cart/follow-reserved.ts';
import { $cart, cartOf, isReady } from '#runtime/cart/store.ts';
import { cartPage } from '#runtime/page/cart-root.ts';
import { shopAddress } from '#runtime/shop-address.ts';
import { Lines } from './Lines.tsx';
import { $mutations } from './mutations.ts';
import { NoticeList } from './NoticeList.tsx';
import { optimisticCart } from './optimistic-cart.ts';
import { Summary } from './Summary.tsx';
import { cartTexts, ofShop } from './texts.ts';
import { useFocus } from './use-focus.ts';

interface CartViewProps {
  continueUrl?: string | undefined;
  headingLevel: string;
  isDrawer?: boolean;
  /** Closes the drawer; the visitor stays on the page. */
  onLeave?(): void;
}

/** The whole cart: its lines, its amounts, and the links to the checkout and the shop. */
export function CartView({ continueUrl, headingLevel, isDrawer = false, onLeave }: CartViewProps) {
  const state = useStore($cart);
  const { quantities, removals } = useStore($mutations);
  const [announcement, announce] = useState('');
  const view = useRef<HTMLDivElement>(null);
  const focus = useFocus(view);
  const texts = cartTexts();
  const cart = cartOf(state);
  useEffect(followReserved, []);

  if (!isReady(state)) return <Waiting text={texts.loading} />;
  // A change that the shop refuses leaves a visitor without a cart where they are.
  if (!cart && state.status === 'failed' && expectsCart()) {
    return (
      <div part="state" role="alert">
        <p part="message">
          {texts.unavailable} {state.message}
        </p>
        <button part="button" type="button" onClick={() => void refreshCart()}>
          {texts.retry}
        </button>
      </div>
    );
  }

  const removed = new Set(removals.map(({ entry }) => entry.id));
  const shown = cart && optimisticCart(cart, { quantities, removed });
  const isEmpty = !shown || shown.entries.length === 0;
  const isBusy = state.status === 'recalculating' || shown !== cart;
  const Heading = `h${headingLevel}` as 'h2';
  const leave = (
    <ContinueShopping url={continueUrl ?? cartPage()?.continueShoppingLinkUrl ?? shopAddress('/')} onLeave={onLeave} />
  );
  return (
    <div part="cart" ref={view} data-layout={isDrawer ? 'drawer' : 'page'} data-empty={isEmpty || undefined}>
      {isDrawer && <Heading part="title">{texts.title}</Heading>}
      <NoticeList cart={shown} />
      <div part="main">
        <Lines cart={shown} announce={announce} focus={focus} />
        {isEmpty && (
          <div part="state">
            <p part="message" tabIndex={-1} data-focus="empty">
              {texts.empty}
            </p>
            {leave}
          </div>
        )}
      </div>
      {!isEmpty && (
        <Summary cart={shown} isBusy={isBusy} headingLevel={headingLevel} isDrawer={isDrawer} announce={announce}>
          {leave}
        </Summary>
      )}
      {cart?.contractLinks?.map(({ title, url }) => (
        <a key={url} part="contract-link" href={ofShop(url)}>
          {title}
        </a>
      ))}
      <p className="sq-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Shows the tag's own content until the cart is known, or a text if there is none. */
function Waiting({ text }: { text: string }) {
  return (
    <slot>
      <p part="loading" role="status">
        {text}
      </p>
    </slot>
  );
}

/** The link back to the shop; in a drawer, a button that closes it. */
function ContinueShopping({ url, onLeave }: { url: string; onLeave?: (() => void) | undefined }) {
  const label = cartTexts().continueShopping;
  if (!onLeave) {
    return (
      <a part="continue" href={url}>
        {label}
      </a>
    );
  }
  return (
    <button part="continue" type="button" onClick={onLeave}>
      {label}
    </button>
  );
}
