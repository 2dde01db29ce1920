import { addressOf } from '#runtime/api/calls.ts';
import type { ListedSession } from '#runtime/contracts/contributors.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, useAnswer } from '../../../app/query.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';

const SESSIONS = '/api/contributors/sessions';

/** The browsers in which the person is signed in. */
export function MySessions() {
  const reading = useAnswer(SESSIONS);
  return (
    <Section title={peopleTexts.whereYouAreSigned}>
      <Loaded of={reading}>
        {({ sessions }) => (
          <>
            <ul className="c-list">
              {sessions.map((session) => (
                <li key={session.id} className="p-line">
                  <span>
                    {session.device || peopleTexts.unknownDevice}{' '}
                    {session.isCurrent && <span className="c-badge">{peopleTexts.thisBrowser}</span>}{' '}
                    <span className="c-quiet">
                      {fill(peopleTexts.sinceLastUsed, {
                        time: dateTime(session.createdAt),
                        lastTime: dateTime(session.seenAt),
                      })}
                    </span>
                  </span>
                  {!session.isCurrent && (
                    <ActionButton isSmall action={() => end(session)} done={peopleTexts.thatSessionHasEnded}>
                      {peopleTexts.signOut}
                      <span className="sq-visually-hidden">
                        {' '}
                        {fill(peopleTexts.thereDevice, { device: session.device })}
                      </span>
                    </ActionButton>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <p>
                <button type="button" className="c-button" onClick={() => void endOthers()}>
                  {peopleTexts.signOutEverywhereElse}
                </button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

async function end({ id }: ListedSession): Promise<void> {
  await change({ method: 'DELETE', path: addressOf('/api/contributors/sessions/:id', { id }) }, [SESSIONS]);
}

async function endOthers(): Promise<void> {
  await ask({
    title: peopleTexts.signOutEverywhereElseQuestion,
    text: peopleTexts.youStaySigned,
    action: peopleTexts.signOut,
    run: async () => {
      await change({ method: 'DELETE', path: SESSIONS }, [SESSIONS]);
      notify(peopleTexts.youAreSigned);
    },
  });
}
