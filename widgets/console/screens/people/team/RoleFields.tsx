import type { ContributorRole } from '#runtime/contracts/roles.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { RoleRights } from './RoleRights.tsx';
import { ROLE_TEXTS, roleOptions } from './role-texts.ts';

interface Props {
  role: ContributorRole;
  onChange: (role: ContributorRole) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** The choice of a role, with what it may do. */
export function RoleFields({ role, onChange, error, disabled = false }: Props) {
  return (
    <>
      <Choice
        label={peopleTexts.role}
        value={role}
        onChange={onChange}
        options={roleOptions(role)}
        hint={ROLE_TEXTS[role].about}
        error={error}
        disabled={disabled}
      />
      <RoleRights role={role} />
    </>
  );
}
