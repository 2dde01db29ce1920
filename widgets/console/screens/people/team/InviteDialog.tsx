import { useState } from 'react';
import type { ContributorRole } from '#runtime/contracts/roles.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { RoleFields } from './RoleFields.tsx';
import { TEAM } from './team.ts';

/** Invites a person by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<ContributorRole>('editor');
  const { run, isBusy, error, errors } = useAction();
  const submit = async () => {
    if (!(await run(() => change({ method: 'POST', path: TEAM, body: { email, role } }, [TEAM])))) return;
    notify(fill(peopleTexts.invitation, { email }));
    onClose();
  };
  return (
    <ActionDialog
      title={peopleTexts.inviteSomebody}
      action={peopleTexts.sendTheInvitation}
      isBusy={isBusy}
      error={errors.email ? undefined : error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={commonTexts.email}
        type="email"
        value={email}
        onChange={setEmail}
        error={errors.email}
        autoComplete="off"
        required
      />
      <RoleFields role={role} onChange={setRole} error={errors.role} />
    </ActionDialog>
  );
}
