import type { ReactNode } from 'react';

/** Fields that a person without the right to change them can read only. */
export function Fields({ mayWrite, children }: { mayWrite: boolean; children: ReactNode }) {
  return (
    <fieldset className="ct-fields" disabled={!mayWrite}>
      {!mayWrite && <p className="c-quiet">Your role can read this, and not change it.</p>}
      {children}
    </fieldset>
  );
}
