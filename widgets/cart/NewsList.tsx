import { useEffect, useRef, useState } from 'react';
import { $cart } from '#runtime/cart/store.ts';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type News, newsBetween } from './news.ts';
import { money, texts } from './words.ts';

/** What has changed without the visitor's doing, until it is dismissed or the page is left. */
export function NewsList({ cart }: { cart: ShoppingCart | undefined }) {
  const [news, setNews] = useState<News[]>([]);
  const lastCart = useRef(cart);
  lastCart.current = cart ?? lastCart.current;
  const words = texts();

  useEffect(() => {
    let before = $cart.get();
    return $cart.listen((now) => {
      const fresh = newsBetween(before, now);
      before = now;
      if (fresh.length > 0) setNews((shown) => [...shown, ...fresh]);
    });
  }, []);

  const text = (one: News) => {
    if (one.kind === 'emptied') return words.emptied;
    if (one.kind === 'gone') return fill(words.gone, { title: one.title });
    if (one.kind === 'quantity') return fill(words.quantityChanged, { ...one });
    const known = lastCart.current;
    const [was, is] = [one.was, one.is].map((cents) => (known ? money(cents, known) : ''));
    return fill(words.priceChanged, { title: one.title, was: was ?? '', is: is ?? '' });
  };

  return (
    <div role="status" part={news.length > 0 ? 'notices' : undefined}>
      {news.length > 0 && (
        <>
          <ul part="notice-list">
            {[...new Set(news.map(text))].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button part="button" type="button" onClick={() => setNews([])}>
            {words.dismiss}
          </button>
        </>
      )}
    </div>
  );
}
