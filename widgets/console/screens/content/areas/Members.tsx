import { useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Membership } from '#runtime/contracts/member-areas.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { shopTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { TimeField } from '../../../parts/TimeField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';

const COLUMNS: readonly Column<Membership>[] = [
  { id: 'email', title: commonTexts.email, isTitle: true, value: ({ email }) => email },
  {
    id: 'origin',
    title: contentTexts.membership,
    value: ({ orderId }) => (orderId === null ? contentTexts.givenByYou : contentTexts.bought),
  },
  {
    id: 'ends',
    title: contentTexts.until,
    value: ({ endsAt }) => endsAt ?? Number.MAX_SAFE_INTEGER,
    cell: ({ endsAt }) => (endsAt === null ? contentTexts.noEnd : shopTime(endsAt)),
  },
  {
    id: 'state',
    title: contentTexts.seesThePages,
    cell: ({ isActive }) => (
      <div>
        <span className="c-badge">{isActive ? contentTexts.yes : commonTexts.no}</span>
      </div>
    ),
  },
];

/** The members of an area, whom the owner can add and remove. */
export function Members({ areaId }: { areaId: string }) {
  const [isAdding, setAdding] = useState(false);
  const pages = usePages(membersAddress(areaId));
  const all = useMemo(() => pages.data?.pages.flatMap((page) => page.members), [pages.data]);
  const columns = useMemo(() => {
    if (!may('members:write')) return COLUMNS;
    const cell = (member: Membership) => <End member={member} areaId={areaId} />;
    return [...COLUMNS, { id: 'act', title: contentTexts.change, cell }];
  }, [areaId]);
  const add = may('members:write') && (
    <button type="button" className="c-button" onClick={() => setAdding(true)}>
      {contentTexts.addAMember}
    </button>
  );
  return (
    <Section title={contentTexts.members} actions={add}>
      <Loaded of={{ ...pages, data: all }}>
        {(rows) => (
          <DataTable
            server={sortOnceWhole(pages)}
            label={contentTexts.members}
            rows={rows}
            columns={columns}
            rowId={({ email, orderId }) => `${email} ${orderId}`}
            empty={contentTexts.nobodyIsAMember}
          />
        )}
      </Loaded>
      <MoreButton of={pages} />
      {isAdding && <Adding areaId={areaId} onClose={() => setAdding(false)} />}
    </Section>
  );
}

/** Ends all memberships of a person, bought ones too. */
function End({ member: { email, isActive }, areaId }: { member: Membership; areaId: string }) {
  if (!isActive) return null;
  const end = () =>
    ask({
      title: fill(contentTexts.endTheMembershipOf, { email }),
      text: contentTexts.theyDoNotSee,
      action: contentTexts.endTheMembership,
      isDangerous: true,
      run: async () => {
        await change({ method: 'DELETE', path: memberAddress(areaId, email) }, [membersAddress(areaId)]);
        notify(fill(contentTexts.membershipOfHasEnded, { email }));
      },
    });
  return (
    <div>
      <button type="button" className="c-button c-button--small" onClick={() => void end()}>
        {contentTexts.end} <span className="sq-visually-hidden">{email}</span>
      </button>
    </div>
  );
}

function Adding({ areaId, onClose }: { areaId: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [endsAt, setEnd] = useState<number | null>(null);
  const { run, isBusy, error, errors } = useAction();
  const submit = async () => {
    const added = email.trim();
    const isDone = await run(
      () => change({ method: 'PUT', path: memberAddress(areaId, added), body: { endsAt } }, [membersAddress(areaId)]),
      fill(contentTexts.isAMember, { added }),
    );
    if (isDone) onClose();
  };
  return (
    <ActionDialog
      title={contentTexts.addAMember}
      action={commonTexts.add}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={commonTexts.email}
        type="email"
        value={email}
        onChange={setEmail}
        required
        error={errors.email}
      />
      <TimeField
        label={contentTexts.until}
        value={endsAt}
        onChange={setEnd}
        hint={contentTexts.withoutOneTheMembership}
        error={errors.endsAt}
      />
    </ActionDialog>
  );
}

function membersAddress(areaId: string) {
  return addressOf('/api/owner/member-areas/:areaId/members', { areaId });
}

function memberAddress(areaId: string, email: string) {
  return addressOf('/api/owner/member-areas/:areaId/members/:email', { areaId, email });
}
