import { useStore } from '@nanostores/react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { NoteField } from './controls.tsx';

/** The limit of the contract. Importing the contract would add the schema library. */
const MAX_LENGTH = 1000;

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
        maxLength={MAX_LENGTH}
        value={note}
        onChange={(value) => session.set('note', value)}
      />
    </section>
  );
}
