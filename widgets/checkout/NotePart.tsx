import { useStore } from '@nanostores/react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { ORDER_NOTE_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { NoteField } from './controls.tsx';

export function NotePart({ session, id }: { session: CheckoutSession; id: string }) {
  const { note } = useStore(session.$entries);
  return (
    <section aria-labelledby={`${id}note`}>
      <h2 id={`${id}note`} className="sq-visually-hidden">
        {session.texts.note}
      </h2>
      <NoteField
        session={session}
        name="note"
        label={session.texts.note}
        isRequired={false}
        autoComplete="off"
        maxLength={ORDER_NOTE_MAX_LENGTH}
        value={note}
        onChange={(value) => session.set('note', value)}
      />
    </section>
  );
}
