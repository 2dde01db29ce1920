import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { startCart } from '#runtime/cart/actions.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { LightContent } from '#runtime/widget.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import styles from './checkout.css';
import { openCheckout } from './open-checkout.ts';
import { readAnswers } from './read-answers.ts';

interface CheckoutProps {
  /** Token of a pending order; without it, the visitor's cart is checked out. */
  order?: string | undefined;
  host: HTMLElement;
}

/** The shop's checkout. Until it is ready, the page's own summary shows. */
export function Checkout({ order = '', host }: CheckoutProps) {
  return <NamedCheckout key={order} token={order} host={host} />;
}

function NamedCheckout({ token, host }: { token: string; host: HTMLElement }) {
  const [session, setSession] = useState<CheckoutSession>();

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const language = pageLanguage();
    Promise.all([checkoutTextsIn(language), switchLanguage(language)]).then(([texts]) => {
      if (signal.aborted) return;
      signal.addEventListener('abort', startCart());
      const opened = openCheckout({ token, texts, language, signal });
      setSession(opened);
      opened.start();
    });
    return () => life.abort();
  }, [token]);

  return session ? <Arriving session={session} host={host} /> : <slot />;
}

function Arriving({ session, host }: { session: CheckoutSession; host: HTMLElement }) {
  const { status } = useStore(session.$state);
  const [hasArrived, setArrived] = useState(false);
  const [answers] = useState(() => readAnswers(host));
  useEffect(() => {
    if (status !== 'loading') setArrived(true);
  }, [status]);
  if (!hasArrived) return <slot />;
  return (
    <>
      <slot name="checkout" />
      <InPage host={host}>
        <CheckoutPage session={session} answers={answers} />
      </InPage>
    </>
  );
}

/** Renders outside the shadow root, because autofill and password managers do not work inside it. */
function InPage({ host, children }: { host: HTMLElement; children: ReactNode }) {
  // Runs after each render, because the element renders again after a move to another document or shadow root.
  useLayoutEffect(() => adoptStyles(host, styles));
  return (
    <LightContent host={host} slot="checkout" className="sq-checkout">
      {children}
    </LightContent>
  );
}
