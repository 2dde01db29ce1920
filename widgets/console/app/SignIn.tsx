import { type FormEvent, useEffect, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { canUsePasskeys } from '#runtime/passkeys/can-use-passkeys.ts';
import { ModalDialog } from '../parts/ModalDialog.tsx';
import { TextField } from '../parts/TextField.tsx';
import { passkeyErrorText } from './passkey-error.ts';
import { errorText, queries } from './query.ts';
import { mailPasswordLink, signIn, signInByPasskey } from './session.ts';

interface Props {
  /** Whether the session has ended amid work, which stands below. */
  isAgain?: boolean;
  email?: string;
}

type State = { status: 'ready' | 'busy' | 'mailed' } | { status: 'failed'; message: string };

/** The form that signs a contributor in, by password or passkey, or has a link for a new password mailed. */
export function SignIn({ isAgain = false, email: known = '' }: Props) {
  const [view, setView] = useState<'sign-in' | 'password'>('sign-in');
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>({ status: 'ready' });
  const isBusy = state.status === 'busy';
  useEffect(() => {
    if (!isAgain) document.title = fill(shellTexts.signInTitle, { title: String(document.body.dataset.title) });
  }, [isAgain]);

  const run = async (act: () => Promise<void>, after: State['status'] & ('ready' | 'mailed') = 'ready') => {
    if (isBusy) return;
    setState({ status: 'busy' });
    try {
      await act();
      setState({ status: after });
      void queries.invalidateQueries();
    } catch (error) {
      setState({ status: 'failed', message: passkeyErrorText(error) ?? errorText(error) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (view === 'sign-in' ? run(() => signIn(email, password)) : run(() => mailPasswordLink(email), 'mailed'));
  };

  const action = view === 'sign-in' ? shellTexts.signIn : shellTexts.mailMeALink;
  const title = view === 'sign-in' ? document.body.dataset.title : shellTexts.newPassword;
  const parts = (
    <>
      {isAgain && <p>{shellTexts.yourSessionHasEnded}</p>}
      {state.status === 'mailed' ? (
        <p role="status">{shellTexts.ifYouWork}</p>
      ) : (
        <form onSubmit={submit} className="c-stack">
          <TextField
            label={commonTexts.email}
            type="email"
            autoComplete="username webauthn"
            value={email}
            onChange={setEmail}
            required
          />
          {view === 'sign-in' && (
            <TextField
              label={commonTexts.password}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              required
            />
          )}
          {state.status === 'failed' && state.message && (
            <p role="alert" className="c-error">
              {state.message}
            </p>
          )}
          <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
            {isBusy ? partsTexts.oneMoment : action}
          </button>
        </form>
      )}
      {view === 'sign-in' && canUsePasskeys() && (
        <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void run(signInByPasskey)}>
          {shellTexts.signInByPasskey}
        </button>
      )}
      <button
        type="button"
        className="c-link"
        onClick={() => {
          setView(view === 'sign-in' ? 'password' : 'sign-in');
          setState({ status: 'ready' });
        }}
      >
        {view === 'sign-in' ? shellTexts.forgottenYourPassword : shellTexts.backToSigningIn}
      </button>
    </>
  );
  if (isAgain) {
    return (
      <ModalDialog title={title ?? ''} isOpen>
        {parts}
      </ModalDialog>
    );
  }
  return (
    <main className="c-alone" id="sign-in">
      <h1>{title}</h1>
      {parts}
    </main>
  );
}
