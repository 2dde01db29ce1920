import { beginSession } from '#runtime/account/sign-in.ts';
import { lazy } from '#runtime/lazy.ts';
import { canUsePasskeys } from '#runtime/passkeys/can-use-passkeys.ts';
import { useAccount } from './context.ts';
import { Outcome } from './controls.tsx';
import { openNext } from './open-next.ts';
import { explained } from './passkey-failure.ts';
import { useAct } from './use-act.ts';

const loadPasskeys = lazy(() => import('#runtime/passkeys/use-passkey.ts'));

/** Signs in with a passkey, where the page can use one. `rememberMe`: the session outlasts the browser's. */
export function PasskeySignIn({ rememberMe }: { rememberMe: boolean }) {
  const { texts, host, next } = useAccount();
  const { act, run } = useAct();
  if (!canUsePasskeys()) return null;

  async function signIn(): Promise<void> {
    const { signInByPasskey } = await loadPasskeys();
    const session = await signInByPasskey(rememberMe).catch(explained(texts));
    if (!session) return;
    beginSession(session, host);
    openNext(next);
  }

  return (
    <div className="sqa-part">
      <button type="button" className="sqa-button" onClick={() => void run(signIn)}>
        {texts.signInWithPasskey}
      </button>
      <Outcome act={act} busyText={texts.sending} />
    </div>
  );
}
