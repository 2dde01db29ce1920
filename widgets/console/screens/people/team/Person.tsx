import { addressOf } from '#runtime/api/calls.ts';
import type { ContributorChange } from '#runtime/contracts/contributors.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
  const editor = useEditor({
    path: addressOf('/api/owner/contributors/:id', { id: parts.contributor ?? '' }),
    toValue: ({ role }): ContributorChange => ({ role }),
    touched: [TEAM],
    saved: peopleTexts.roleIsChanged,
    // Who gives rights says so each time.
    canUndo: () => false,
  });
  const person = editor.reading.data?.body;
  return (
    <EditorScreen
      title={person?.email ?? peopleTexts.person}
      back={{ to: 'team', text: peopleTexts.team }}
      editor={editor}
      mayChange={may('contributors:write')}
      names={{ role: peopleTexts.role }}
      history={{ target: parts.contributor ?? '', actions: ['contributor'] }}
      below={person && may('contributors:write') && <PersonActions person={person} />}
    >
      {({ value, change, errors }) => (
        <Section title={peopleTexts.role}>
          {person && (
            <p className="c-quiet">
              {person.joinedAt === null
                ? fill(peopleTexts.invitedNotJoined, { time: dateTime(person.invitedAt) })
                : fill(peopleTexts.joinedOnTime, { time: dateTime(person.joinedAt) })}
            </p>
          )}
          <RoleFields role={value.role} onChange={(role) => change({ role })} error={errors.role} />
        </Section>
      )}
    </EditorScreen>
  );
}
