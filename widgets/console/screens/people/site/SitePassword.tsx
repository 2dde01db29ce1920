import { type FormEvent, useState } from 'react';
import { ask } from '../../../app/dialogs.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { SITE } from './settings.ts';

const PASSWORD = `${SITE}/password`;

/** The password that all visitors must type to see the shop. */
export function SitePassword({ isLocked }: { isLocked: boolean }) {
  const [password, setPassword] = useState('');
  const { run, isBusy, error, errors } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => change({ method: 'PUT', path: PASSWORD, body: { password } }, [SITE])))) return;
    setPassword('');
    notify('Visitors now need the password.');
  };
  return (
    <Section title="Password of the shop">
      <p>
        {isLocked
          ? 'The shop is locked: visitors need its password. Nobody can read it, and a new one replaces it.'
          : 'The shop is open to everybody. With a password, only people who know it see the shop.'}
      </p>
      {may('content:read') && (
        <p>
          What visitors see then is the lock screen. <Link to="passwords">Make it under Passwords</Link>
        </p>
      )}
      {may('settings:write') && (
        <form className="p-adding" onSubmit={(event) => void submit(event)}>
          <TextField
            label="New password for visitors"
            hint="At least 8 characters, and not a common one."
            value={password}
            onChange={setPassword}
            error={errors.password ?? error}
            autoComplete="off"
            required
          />
          <button type="submit" className="c-button" aria-disabled={isBusy}>
            {isLocked ? 'Replace the password' : 'Lock the shop'}
          </button>
          {isLocked && (
            <button type="button" className="c-button" onClick={() => void open()}>
              Open it to everybody
            </button>
          )}
        </form>
      )}
    </Section>
  );
}

async function open(): Promise<void> {
  await ask({
    title: 'Open the shop to everybody?',
    text: 'Visitors then need no password, and the one that was set is forgotten.',
    action: 'Open the shop',
    run: async () => {
      await change({ method: 'DELETE', path: PASSWORD }, [SITE]);
      notify('The shop is open to everybody.');
    },
  });
}
