import { useEffect, useRef, useState } from 'react';
import { $cart } from '#runtime/cart/store.ts';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type Notice, noticesBetween } from './notices.ts';
import { cartTexts, money } from './texts.ts';

/** Notices of changes of the cart that the visitor did not make; each stays until it is dismissed. */
export function NoticeList({ cart }: { cart: ShoppingCart | undefined }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const lastCart = useRef(cart);
  lastCart.current = cart ?? lastCart.current;
  const texts = cartTexts();

  useEffect(() => {
    let before = $cart.get();
    return $cart.listen((now) => {
      const fresh = noticesBetween(before, now);
      before = now;
      if (fresh.length > 0) setNotices((shown) => [...shown, ...fresh]);
    });
  }, []);

  const text = (notice: Notice) => {
    if (notice.kind === 'emptied') return texts.emptied;
    if (notice.kind === 'gone') return fill(texts.gone, { title: notice.title });
    if (notice.kind === 'quantity') return fill(texts.quantityChanged, { ...notice });
    const known = lastCart.current;
    const [was, is] = [notice.was, notice.is].map((cents) => (known ? money(cents, known) : ''));
    return fill(texts.priceChanged, { title: notice.title, was: was ?? '', is: is ?? '' });
  };

  return (
    <div role="status" part={notices.length > 0 ? 'notices' : undefined}>
      {notices.length > 0 && (
        <>
          <ul part="notice-list">
            {[...new Set(notices.map(text))].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button part="button" type="button" onClick={() => setNotices([])}>
            {texts.dismiss}
          </button>
        </>
      )}
    </div>
  );
}
