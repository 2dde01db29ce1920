import type { Contributor } from '#runtime/contracts/contributors.ts';
import { roleOf } from '#runtime/contracts/roles.ts';
import { type ConsoleLanguage, consoleLanguage } from '#runtime/i18n/console-languages.ts';
import type { Holder } from '../passkeys/service.ts';
import type { PersonRow } from '../people/service.ts';

export interface ContributorRow extends PersonRow {
  role: number;
  invited_at: number;
  joined_at: number | null;
  language: string;
  single_keys: number;
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

/** Returns the language that a contributor has chosen for the console; '' where the browser's counts. */
export function chosenLanguage({ language }: Pick<ContributorRow, 'language'>): ConsoleLanguage | '' {
  return consoleLanguage(language) ?? '';
}

/** Returns whose passkeys a contributor's are. */
export function holderOf({ id, email }: ContributorRow): Holder {
  return { audience: 'contributor', id, email, language: '' };
}
