import type { ReactNode } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';

/** Fields that a person without the right to change them can read only. */
export function Fields({ mayWrite, children }: { mayWrite: boolean; children: ReactNode }) {
  return (
    <fieldset className="ct-fields" disabled={!mayWrite}>
      {!mayWrite && <p className="c-quiet">{partsTexts.yourRoleCanRead}</p>}
      {children}
    </fieldset>
  );
}
