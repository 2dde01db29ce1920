import type { ContributorRole } from '#runtime/contracts/roles.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { rightsOf } from './role-rights.ts';

/** Lists all that a role may do, in plain language. */
export function RoleRights({ role }: { role: ContributorRole }) {
  const { changes, reads } = rightsOf(role);
  return (
    <details className="p-more">
      <summary>{peopleTexts.whatThisRoleMay}</summary>
      <dl className="c-facts">
        <dt>{peopleTexts.changes}</dt>
        <dd>{changes.join(', ') || peopleTexts.noRights}</dd>
        <dt>{peopleTexts.onlyReads}</dt>
        <dd>{reads.join(', ') || peopleTexts.noRights}</dd>
      </dl>
    </details>
  );
}
