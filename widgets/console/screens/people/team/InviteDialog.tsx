import { type FormEvent, useState } from 'react';
import type { ContributorRole } from '#runtime/contracts/roles.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { RoleFields } from './RoleFields.tsx';
import { TEAM } from './team.ts';

/** Invites a person by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<ContributorRole>('editor');
  const { run, isBusy, error, errors } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => change({ method: 'POST', path: TEAM, body: { email, role } }, [TEAM])))) return;
    notify(`The invitation is on its way to ${email}. Its link works for 7 days.`);
    onClose();
  };
  return (
    <ModalDialog title="Invite somebody" isOpen onClose={onClose}>
      <form className="c-stack" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={setEmail}
          error={errors.email ?? error}
          autoComplete="off"
          required
        />
        <RoleFields role={role} onChange={setRole} error={errors.role} />
        <div className="c-row c-row--end">
          <button type="button" className="c-button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
            Send the invitation
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
