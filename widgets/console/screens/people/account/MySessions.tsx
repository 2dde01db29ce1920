import type { ContributorSessions, ListedSession } from '#runtime/contracts/contributors.ts';
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
  const reading = useAnswer<ContributorSessions>(SESSIONS);
  return (
    <Section title="Where you are signed in">
      <Loaded of={reading}>
        {({ sessions }) => (
          <>
            <ul className="c-list">
              {sessions.map((session) => (
                <li key={session.id} className="p-line">
                  <span>
                    {session.device || 'Unknown device'}{' '}
                    {session.isCurrent && <span className="c-badge">This browser</span>}{' '}
                    <span className="c-quiet">
                      Since {dateTime(session.createdAt)}, last used {dateTime(session.seenAt)}
                    </span>
                  </span>
                  {!session.isCurrent && (
                    <ActionButton isSmall action={() => end(session)} done="That session has ended.">
                      Sign out<span className="c-hidden"> there, {session.device}</span>
                    </ActionButton>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <p>
                <button type="button" className="c-button" onClick={() => void endOthers()}>
                  Sign out everywhere else
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
  await change({ method: 'DELETE', path: `${SESSIONS}/${encodeURIComponent(id)}` }, [SESSIONS]);
}

async function endOthers(): Promise<void> {
  await ask({
    title: 'Sign out everywhere else?',
    text: 'You stay signed in in this browser alone.',
    action: 'Sign out',
    run: async () => {
      await change({ method: 'DELETE', path: SESSIONS }, [SESSIONS]);
      notify('You are signed in in this browser alone.');
    },
  });
}
