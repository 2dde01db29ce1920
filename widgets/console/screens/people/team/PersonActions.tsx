import { addressOf } from '#runtime/api/calls.ts';
import type { Contributor } from '#runtime/contracts/contributors.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, queries } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { Section } from '../../../parts/Section.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { TEAM } from './team.ts';

/** The buttons for what an admin does with a person beside changing the role. */
export function PersonActions({ person }: { person: Contributor }) {
  const { email, role, joinedAt } = person;
  const { run, isBusy, error } = useAction();
  const inviteAgain = () =>
    run(async () => {
      await change({ method: 'POST', path: TEAM, body: { email, role } }, [TEAM]);
      notify(peopleTexts.newInvitation);
    });
  return (
    <Section title={peopleTexts.access}>
      <div className="c-row">
        {joinedAt === null ? (
          <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void inviteAgain()}>
            {peopleTexts.sendTheInvitationAgain}
          </button>
        ) : (
          <button type="button" className="c-button" onClick={() => void endSessions(person)}>
            {peopleTexts.signThemOutEverywhere}
          </button>
        )}
        <button type="button" className="c-button c-button--danger" onClick={() => void remove(person)}>
          {peopleTexts.removeFromTheSite}
        </button>
      </div>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
    </Section>
  );
}

async function endSessions({ id, email }: Contributor): Promise<void> {
  await ask({
    title: fill(peopleTexts.signOutEverywhere, { email }),
    text: peopleTexts.endsTheirSessions,
    action: peopleTexts.signOut,
    run: async () => {
      await change({ method: 'DELETE', path: addressOf('/api/owner/contributors/:id/sessions', { id }) });
      notify(peopleTexts.theirSessionsEnded);
    },
  });
}

async function remove({ id, email, version }: Contributor): Promise<void> {
  const path = addressOf('/api/owner/contributors/:id', { id });
  const isRemoved = await ask({
    title: fill(peopleTexts.removeEmail, { email }),
    text: peopleTexts.theirSessionsEnd,
    action: commonTexts.remove,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path, version });
    },
  });
  if (!isRemoved) return;
  notify(fill(peopleTexts.noLongerWorks, { email }));
  await navigate('team');
  queries.removeQueries({ queryKey: [path] });
  await queries.invalidateQueries({ queryKey: [TEAM] });
}
