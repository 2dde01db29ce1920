import { useState } from 'react';
import type { Contributor } from '#runtime/contracts/contributors.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ROLE_TEXTS } from './role-texts.ts';
import { TEAM } from './team.ts';

const COLUMNS: readonly Column<Contributor>[] = [
  {
    id: 'email',
    title: commonTexts.email,
    isTitle: true,
    value: ({ email }) => email,
    cell: ({ id, email }) => <Link to={`team/${id}`}>{email}</Link>,
  },
  { id: 'role', title: peopleTexts.role, value: ({ role }) => ROLE_TEXTS[role].name },
  {
    id: 'joined',
    title: peopleTexts.joined,
    value: ({ joinedAt }) => joinedAt ?? 0,
    cell: ({ joinedAt, invitedAt }) =>
      joinedAt === null ? (
        <span className="c-badge">{fill(peopleTexts.invitedOnDate, { date: date(invitedAt) })}</span>
      ) : (
        date(joinedAt)
      ),
  },
];

/** The people who work on the site. */
export default function Team() {
  const [isInviting, setInviting] = useState(false);
  const team = useAnswer(TEAM);
  return (
    <Page
      title={peopleTexts.team}
      actions={
        may('contributors:write') && (
          <button type="button" className="c-button c-button--main" onClick={() => setInviting(true)}>
            {peopleTexts.inviteSomebody}
          </button>
        )
      }
    >
      <Loaded of={team}>
        {({ contributors }) => (
          <DataTable
            label={peopleTexts.peopleWhoWork}
            rows={contributors}
            columns={COLUMNS}
            rowId={({ id }) => id}
            empty={<p>{peopleTexts.nobodyWorks}</p>}
          />
        )}
      </Loaded>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}
