import type { Contributor } from '#runtime/contracts/contributors.ts';
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
      notify('A new invitation is on its way. Its link works for 7 days.');
    });
  return (
    <Section title="Access">
      <div className="c-row">
        {joinedAt === null ? (
          <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void inviteAgain()}>
            Send the invitation again
          </button>
        ) : (
          <button type="button" className="c-button" onClick={() => void endSessions(person)}>
            Sign them out everywhere
          </button>
        )}
        <button type="button" className="c-button c-button--danger" onClick={() => void remove(person)}>
          Remove from the site
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
    title: `Sign ${email} out everywhere?`,
    text: 'All of their sessions end. They can sign in again.',
    action: 'Sign out',
    run: async () => {
      await change({ method: 'DELETE', path: `${TEAM}/${id}/sessions` });
      notify('All of their sessions have ended.');
    },
  });
}

async function remove({ id, email, version }: Contributor): Promise<void> {
  const isRemoved = await ask({
    title: `Remove ${email}?`,
    text: 'Their sessions end at once, and they can no longer sign in. To come back they need a new invitation.',
    action: 'Remove',
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: `${TEAM}/${id}`, version });
    },
  });
  if (!isRemoved) return;
  notify(`${email} no longer works on the site.`);
  await navigate('team');
  queries.removeQueries({ queryKey: [`${TEAM}/${id}`] });
  await queries.invalidateQueries({ queryKey: [TEAM] });
}
