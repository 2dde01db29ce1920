import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { ModalDialog } from '../parts/ModalDialog.tsx';
import { TextField } from '../parts/TextField.tsx';
import { $identity } from './identity.ts';
import { passkeyErrorText } from './passkey-error.ts';
import { errorText } from './query.ts';
import { $session, confirmByPasskey, confirmByPassword } from './session.ts';

/** Has the person confirm who they are, where the shop asks for that before it does what they want. */
export function IdentityDialog() {
  const done = useStore($identity);
  const state = useStore($session);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  if (!done || state.status !== 'signed-in') return null;
  const isByPasskey = state.session.confirmation.by === 'passkey';
  const close = (isConfirmed: boolean) => {
    setPassword('');
    setError('');
    done(isConfirmed);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError('');
    try {
      await (isByPasskey ? confirmByPasskey() : confirmByPassword(password));
      close(true);
    } catch (failure) {
      setError(passkeyErrorText(failure) ?? errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ModalDialog title={shellTexts.pleaseConfirm} isOpen onClose={() => close(false)}>
      <form className="c-stack" onSubmit={(event) => void submit(event)}>
        <p>{isByPasskey ? shellTexts.thisNeedsYourPasskey : shellTexts.thisNeedsYourPassword}</p>
        {!isByPasskey && (
          <TextField
            label={commonTexts.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            required
          />
        )}
        {error && (
          <p role="alert" className="c-error">
            {error}
          </p>
        )}
        <div className="c-row c-row--end">
          <button type="button" className="c-button" onClick={() => close(false)}>
            {commonTexts.cancel}
          </button>
          <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
            {isBusy ? partsTexts.oneMoment : isByPasskey ? shellTexts.useThePasskey : shellTexts.confirm}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
