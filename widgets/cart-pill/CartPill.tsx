import { useStore } from '@nanostores/react';
import { use, useLayoutEffect, useRef } from 'react';
import { $cart } from '#runtime/cart/store.ts';
import { cartUrl } from '#runtime/cart/summary.ts';
import { fadeIn } from './fade-in.ts';
import { pillOf, untilKnown } from './state.ts';

interface CartPillProps {
  /** Address that the pill links to; by default the shop's cart page. */
  href?: string | undefined;
  host: HTMLElement;
}

/**
 * Shows the number of items and the subtotal of the cart. It suspends until the cart is known, so the last known cart,
 * painted by the loader, stays on screen. While the cart is empty, the author's own content shows.
 */
export function CartPill({ href, host }: CartPillProps) {
  const state = useStore($cart);
  const link = useRef<HTMLAnchorElement>(null);
  // A pill painted by the loader is already visible, so its replacement must not fade in.
  const mayFade = useRef(!host.shadowRoot?.querySelector('a'));
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
