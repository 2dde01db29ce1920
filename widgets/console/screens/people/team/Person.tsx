import type { Contributor, ContributorChange } from '#runtime/contracts/contributors.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { EditorScreen } from '../parts/EditorScreen.tsx';
import { PersonActions } from './PersonActions.tsx';
import { RoleFields } from './RoleFields.tsx';
import { TEAM } from './team.ts';

/** One person who works on the site: their role, their sessions, and their leaving. */
export default function Person({ parts }: { parts: ScreenParts }) {
  const editor = useEditor<Contributor, ContributorChange>({
    path: `${TEAM}/${encodeURIComponent(parts.contributor ?? '')}`,
    toValue: ({ role }) => ({ role }),
    touched: [TEAM],
    saved: 'The role is changed. It counts at once.',
  });
  const person = editor.reading.data?.body;
  return (
    <EditorScreen
      title={person?.email ?? 'Person'}
      back={{ to: 'team', text: 'Team' }}
      editor={editor}
      mayChange={may('contributors:write')}
      names={{ role: 'Role' }}
      below={person && may('contributors:write') && <PersonActions person={person} />}
    >
      {({ value, change, errors }) => (
        <Section title="Role">
          {person && (
            <p className="c-quiet">
              {person.joinedAt === null
                ? `Invited on ${dateTime(person.invitedAt)}, and has not joined yet.`
                : `Joined on ${dateTime(person.joinedAt)}.`}
            </p>
          )}
          <RoleFields role={value.role} onChange={(role) => change({ role })} error={errors.role} />
        </Section>
      )}
    </EditorScreen>
  );
}
