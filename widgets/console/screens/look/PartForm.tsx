import type { FormEvent, ReactNode } from 'react';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';

/** The form of a part, which Enter saves. */
export function PartForm({ onSave, children }: { onSave: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {children}
      <button type="submit" hidden>
        {lookTexts.save}
      </button>
    </form>
  );
}
