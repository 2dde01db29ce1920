import { signOut } from '#runtime/account/sign-in.ts';
import type { SiteUser } from '#runtime/contracts/account.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Addresses } from './Addresses.tsx';
import { useAccount } from './context.ts';
import { Outcome } from './controls.tsx';
import { Orders } from './Orders.tsx';
import { OwnData } from './OwnData.tsx';
import { Profile } from './Profile.tsx';
import { SigningIn } from './SigningIn.tsx';
import { Subscriptions } from './Subscriptions.tsx';
import { useAct } from './use-act.ts';

/** All that belongs to the account of a signed-in person. */
export function SignedIn({ siteUser }: { siteUser: SiteUser }) {
  const { texts, host } = useAccount();
  const { act, run } = useAct();
  const { firstName, email } = siteUser;
  return (
    <>
      <div className="sqa-head">
        <div>
          {firstName && <p className="sqa-greeting">{fill(texts.greeting, { name: firstName })}</p>}
          <p className="sqa-hint">{fill(texts.signedInAs, { email })}</p>
        </div>
        <button type="button" className="sqa-button" onClick={() => void run(() => signOut('here', host))}>
          {texts.signOut}
        </button>
        <Outcome act={act} />
      </div>
      <div className="sqa-sections">
        <Orders />
        <Subscriptions />
        <Addresses />
        <Profile siteUser={siteUser} />
        <SigningIn siteUser={siteUser} />
        <OwnData />
      </div>
    </>
  );
}
