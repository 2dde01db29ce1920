import { useState } from 'react';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';

const SHORTEST_PASSWORD = 8;

interface Props {
  /** The path of the call that sets and removes the password. */
  path: string;
  /** The words for what the password closes: "this page". */
  what: string;
  isLocked: boolean;
  /** Paths whose answers are read anew after a change. */
  touched: readonly string[];
  mayWrite: boolean;
}

/** The password that visitors must know, which nobody can read. */
export function LockSection({ path, what, isLocked, touched, mayWrite }: Props) {
  const [isAsking, setAsking] = useState(false);
  const open = () =>
    ask({
      title: 'Remove the password?',
      text: `Everybody can see ${what} then. The password is forgotten.`,
      action: 'Remove the password',
      isDangerous: true,
      run: async () => {
        await change({ method: 'DELETE', path }, touched);
        notify('The password is removed.');
      },
    });
  return (
    <Section title="Password">
      <p>
        {isLocked
          ? `Visitors must type a password before they see ${what}.`
          : `Visitors see ${what} without a password.`}
      </p>
      {mayWrite && (
        <div className="c-row">
          <button type="button" className="c-button" onClick={() => setAsking(true)}>
            {isLocked ? 'Set another password' : 'Set a password'}
          </button>
          {isLocked && (
            <button type="button" className="c-button" onClick={() => void open()}>
              Remove the password
            </button>
          )}
        </div>
      )}
      {isAsking && <PasswordDialog path={path} touched={touched} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface DialogProps {
  path: string;
  touched: readonly string[];
  onClose: () => void;
}

/** Asks for a new password. */
function PasswordDialog({ path, touched, onClose }: DialogProps) {
  const [password, setPassword] = useState('');
  const { run, isBusy, error, errors } = useAction();
  const submit = async () => {
    const isSet = await run(
      () => change({ method: 'PUT', path, body: { password } }, touched),
      'The password is set. Visitors who know the one before must type the new one.',
    );
    if (isSet) onClose();
  };
  return (
    <ActionDialog
      title="Set a password"
      action="Set the password"
      isBusy={isBusy}
      error={errors.password ? undefined : error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Password"
        value={password}
        onChange={setPassword}
        autoComplete="off"
        spellCheck={false}
        minLength={SHORTEST_PASSWORD}
        required
        hint={`At least ${SHORTEST_PASSWORD} characters. Write it down: nobody can read it later.`}
        error={errors.password}
      />
    </ActionDialog>
  );
}
