import { useState } from 'react';
import type { Target } from '#runtime/api/calls.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';

const SHORTEST_PASSWORD = 8;

type PasswordTarget = Target<
  '/api/owner/site/password' | '/api/owner/collections/:collectionId/password' | '/api/owner/items/:itemId/password'
>;

interface Props {
  /** The address of the call that sets and removes the password. */
  path: PasswordTarget;
  /** The name of what the password closes: "this page". */
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
      title: contentTexts.removeThePasswordQuestion,
      text: fill(contentTexts.everybodyCanSeeThen, { what }),
      action: contentTexts.removeThePassword,
      isDangerous: true,
      run: async () => {
        await change({ method: 'DELETE', path }, touched);
        notify(contentTexts.passwordIsRemoved);
      },
    });
  return (
    <Section title={commonTexts.password}>
      <p>
        {isLocked ? fill(contentTexts.visitorsMustType, { what }) : fill(contentTexts.visitorsSeeWithout, { what })}
      </p>
      {mayWrite && (
        <div className="c-row">
          <button type="button" className="c-button" onClick={() => setAsking(true)}>
            {isLocked ? contentTexts.setAnotherPassword : contentTexts.setAPassword}
          </button>
          {isLocked && (
            <button type="button" className="c-button" onClick={() => void open()}>
              {contentTexts.removeThePassword}
            </button>
          )}
        </div>
      )}
      {isAsking && <PasswordDialog path={path} touched={touched} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface DialogProps {
  path: PasswordTarget;
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
      contentTexts.passwordIsSetVisitors,
    );
    if (isSet) onClose();
  };
  return (
    <ActionDialog
      title={contentTexts.setAPassword}
      action={contentTexts.setThePassword}
      isBusy={isBusy}
      error={errors.password ? undefined : error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={commonTexts.password}
        value={password}
        onChange={setPassword}
        autoComplete="off"
        spellCheck={false}
        minLength={SHORTEST_PASSWORD}
        required
        hint={fill(contentTexts.atLeastCharactersWrite, { shortestPassword: SHORTEST_PASSWORD })}
        error={errors.password}
      />
    </ActionDialog>
  );
}
