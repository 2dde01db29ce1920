import { useEffect, useRef } from 'react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { Ending } from '#runtime/checkout/state.ts';
import type { CheckoutTexts } from '#runtime/i18n/en/checkout.ts';
import { shopAddress } from '#runtime/shop-address.ts';

/** Explains why there is nothing to check out, and links to the next page. */
export function Ended({ session, reason }: { session: CheckoutSession; reason: Ending }) {
  const { texts } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus has been removed.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="sqc-ended">
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(reason, texts)}
      </h2>
      {reason.kind === 'expired' && <p>{texts.expiredText}</p>}
      {reason.kind === 'failed' && <p>{reason.message}</p>}
      <p>
        {reason.kind === 'failed' && (
          <button className="sqc-button sqc-primary" type="button" onClick={() => session.start()}>
            {texts.tryAgain}
          </button>
        )}
        {reason.kind === 'placed' && (
          <a className="sqc-button sqc-primary" href={reason.url}>
            {texts.seeOrder}
          </a>
        )}{' '}
        {reason.kind === 'refused' ? (
          <a className="sqc-button sqc-primary" href={shopAddress('/cart')}>
            {texts.backToCart}
          </a>
        ) : (
          <a className="sqc-button" href={shopAddress('/')}>
            {texts.continueShopping}
          </a>
        )}
      </p>
    </section>
  );
}

function titleOf(reason: Ending, texts: CheckoutTexts): string {
  if (reason.kind === 'refused') return reason.message;
  return texts[`${reason.kind}Title`];
}
