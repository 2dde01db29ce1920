import type { ContributorRole } from '#runtime/contracts/roles.ts';
import { rightsOf } from './role-rights.ts';

/** All that a role may do, in plain words. */
export function RoleRights({ role }: { role: ContributorRole }) {
  const { changes, reads } = rightsOf(role);
  return (
    <details className="p-more">
      <summary>What this role may do</summary>
      <dl className="c-facts">
        <dt>Changes</dt>
        <dd>{changes.join(', ') || 'nothing'}</dd>
        <dt>Only reads</dt>
        <dd>{reads.join(', ') || 'nothing'}</dd>
      </dl>
    </details>
  );
}
