import type { Contributor } from '#runtime/contracts/contributors.ts';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '#runtime/i18n/console-languages.ts';
import type { Holder } from '../passkeys/service.ts';
import type { PersonRow } from '../people/service.ts';

export interface ContributorRow extends PersonRow {
  role: number;
  invited_at: number;
  joined_at: number | null;
  language: string;
  version: number;
}

export function toContributor(row: ContributorRow): Contributor {
  return {
    id: row.id,
    email: row.email,
    role: roleOf(row.role),
    roleNumber: row.role,
    invitedAt: row.invited_at,
    joinedAt: row.joined_at,
    version: row.version,
  };
}

/** Returns the name of a role's number; one that is unknown may do nothing. */
export function roleOf(number: number): ContributorRole {
  const names = Object.keys(CONTRIBUTOR_ROLE) as ContributorRole[];
  return names.find((name) => CONTRIBUTOR_ROLE[name] === number) ?? 'none';
}

/** Returns the language that a contributor has chosen for the console; '' where the browser's counts. */
export function chosenLanguage({ language }: Pick<ContributorRow, 'language'>): ConsoleLanguage | '' {
  return CONSOLE_LANGUAGES.find((each) => each === language) ?? '';
}

/** Returns whose passkeys a contributor's are. */
export function holderOf({ id, email }: ContributorRow): Holder {
  return { audience: 'contributor', id, email, language: '' };
}
