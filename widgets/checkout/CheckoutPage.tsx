import { useStore } from '@nanostores/react';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { boot } from '#runtime/boot.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { checkoutOf } from '#runtime/checkout/state.ts';
import { useAddressPlaces } from '#runtime/places/use-address-places.ts';
import { AddressPart } from './AddressPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import { DeliveryPart } from './DeliveryPart.tsx';
import { Ended } from './Ended.tsx';
import { ErrorList } from './ErrorList.tsx';
import { NotePart } from './NotePart.tsx';
import { Notices } from './Notices.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { PayPart } from './PayPart.tsx';
import type { Answers } from './read-answers.ts';
import { Summary } from './Summary.tsx';
import { TaxPlacePart } from './TaxPlacePart.tsx';
import { useAccount } from './use-account.ts';

const WIDE = '(min-width: 60em)';

/** Where places are looked for. */
const PLACES = { productPage: 'checkout', productSection: 'address' };

interface Props {
  session: CheckoutSession;
  answers: Answers;
}

export function CheckoutPage({ session, answers }: Props) {
  const state = useStore(session.$state);
  const announcement = useStore(session.$announcement);
  const isWide = useWideWindow();
  const checkout = checkoutOf(state);
  const top = useRef<HTMLDivElement>(null);
  const { texts } = session;

  // The document's order follows the layout: the summary is beside the form on a wide window, and above it on a narrow
  // one.
  const form = checkout && <CheckoutForm key="form" session={session} top={top} />;
  const summary = checkout && (
    <Summary key="summary" session={session} checkout={checkout} answers={answers} isWide={isWide} />
  );
  return (
    <>
      <p className="sq-visually-hidden" role="status">
        {announcement}
      </p>
      <div ref={top}>
        {checkout?.testMode && <p className="sqc-test-mode">{texts.testMode}</p>}
        <Notices session={session} />
      </div>
      {state.status === 'ended' && <Ended session={session} reason={state.reason} />}
      {state.status === 'loading' && <p>{texts.loading}</p>}
      {checkout && <div className="sqc-columns">{isWide ? [form, summary] : [summary, form]}</div>}
    </>
  );
}

function CheckoutForm({ session, top }: { session: CheckoutSession; top: React.RefObject<HTMLDivElement | null> }) {
  const state = useStore(session.$state);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const checkout = checkoutOf(state);
  const account = useAccount(session, checkout?.countries ?? []);
  const [isWanted, setWanted] = useState(false);
  useAddressPlaces(form, checkout !== undefined, PLACES);
  const isShown = checkout !== undefined;
  // A module that follows the page finds the checkout together with its form.
  useLayoutEffect(() => {
    if (!isShown || !form.current) return;
    boot().checkout = { session, form: form.current };
    return () => {
      boot().checkout = undefined;
    };
  }, [session, isShown]);
  if (!checkout) return null;
  const { needsAddress, taxPlace, countries, cart, dueCents } = checkout;

  async function submit(): Promise<void> {
    // The payment may lead away from the page.
    if (isWanted && needsAddress) void account?.keep();
    await session.pay();
    // React shows the errors with its next commit.
    setTimeout(() => {
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
      const changed = top.current?.querySelector<HTMLElement>('[data-changed]');
      (invalid ?? changed)?.focus();
    });
  }

  return (
    <form
      ref={form}
      className="sqc-form"
      noValidate
      aria-busy={state.status === 'paying'}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorList session={session} />
      <ContactPart session={session} id={id}>
        {taxPlace && <TaxPlacePart session={session} countries={countries} taxPlace={taxPlace} />}
      </ContactPart>
      {needsAddress && (
        <AddressPart
          session={session}
          id={id}
          countries={countries}
          account={account}
          wish={{ isWanted, set: setWanted }}
        />
      )}
      {cart.requiresShipping && <DeliveryPart session={session} id={id} checkout={checkout} />}
      <NotePart session={session} id={id} />
      <PaymentPart session={session} id={id} checkout={checkout} />
      {(dueCents === 0 || checkout.providers.length > 0) && (
        <PayPart session={session} state={state} checkout={checkout} />
      )}
    </form>
  );
}

function useWideWindow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
  );
}
