import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { mayBeSignedIn } from '#runtime/session/may-be-signed-in.ts';
import { ownPath, shopAddress } from '#runtime/shop-address.ts';
import { TextField } from './controls.tsx';

interface Props {
  session: CheckoutSession;
  id: string;
  /** More fields about the buyer. */
  children: ReactNode;
}

export function ContactPart({ session, id, children }: Props) {
  const { email } = useStore(session.$entries);
  const { texts } = session;
  return (
    <section aria-labelledby={`${id}contact`}>
      <div className="sqc-head">
        <h2 id={`${id}contact`}>{texts.contact}</h2>
        {!mayBeSignedIn() && (
          <a className="sqc-sign-in" href={signInAddress()}>
            {texts.signIn}
          </a>
        )}
      </div>
      <div className="sqc-fields">
        <TextField
          session={session}
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          value={email}
          onChange={(value) => session.set('email', value)}
        />
        {children}
      </div>
    </section>
  );
}

/** The address of the account's page, which leads back to this checkout. */
function signInAddress(): string {
  return shopAddress(`/account?${new URLSearchParams({ return: ownPath() + location.search })}`);
}
