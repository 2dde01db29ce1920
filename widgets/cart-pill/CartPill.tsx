import { useStore } from '@nanostores/react';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { $cart } from '#runtime/cart/store.ts';
import { cartUrl } from '#runtime/cart/summary.ts';
import { fadeIn } from './fade-in.ts';
import { pillOf, untilKnown } from './state.ts';

interface CartPillProps {
  /** Where the pill leads; the shop's cart page without it. */
  href?: string | undefined;
  host: HTMLElement;
}

/**
 * The pill (storefront.md §4, §9). Until the cart is known it suspends, which leaves in place what stood there first:
 * the last known cart, also where this one cannot be read. While the cart is empty the author's own content shows.
 */
export function CartPill({ href, host }: CartPillProps) {
  const state = useStore($cart);
  const link = useRef<HTMLAnchorElement>(null);
  // A pill that the loader has painted is on screen already: taking it over must not show.
  const [wasPainted] = useState(() => Boolean(host.shadowRoot?.querySelector('[part=pill]')));
  const mayFade = useRef(!wasPainted);
  use(untilKnown());
  const pill = pillOf(state);
  const isShown = pill !== undefined;

  useLayoutEffect(() => {
    if (isShown && mayFade.current && link.current) fadeIn(link.current);
    mayFade.current = true;
  }, [isShown]);

  if (!pill) return <slot />;
  return (
    <a part="pill" href={href ?? cartUrl()} ref={link}>
      <span part="icon" role="img" aria-label={pill.label} />
      <span part="count">{pill.count}</span>
      <span part="subtotal">{pill.subtotal}</span>
    </a>
  );
}
