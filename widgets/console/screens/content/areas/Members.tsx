import { useMemo, useState } from 'react';
import type { Membership, Memberships } from '#runtime/contracts/member-areas.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { TimeField } from '../shared/TimeField.tsx';

const COLUMNS: readonly Column<Membership>[] = [
  { id: 'email', title: 'Email', isTitle: true, value: ({ email }) => email },
  {
    id: 'origin',
    title: 'Membership',
    value: ({ orderId }) => (orderId === null ? 'Given by you' : 'Bought'),
  },
  {
    id: 'ends',
    title: 'Until',
    value: ({ endsAt }) => endsAt ?? Number.MAX_SAFE_INTEGER,
    cell: ({ endsAt }) => (endsAt === null ? 'No end' : date(endsAt)),
  },
  {
    id: 'state',
    title: 'Sees the pages',
    cell: ({ isActive }) => (
      <div>
        <span className="c-badge">{isActive ? 'Yes' : 'No'}</span>
      </div>
    ),
  },
];

/** The members of an area, whom the owner can add and remove. */
export function Members({ path }: { path: string }) {
  const [isAdding, setAdding] = useState(false);
  const members = `${path}/members`;
  const pages = usePages<Memberships>(members);
  const all = useMemo(() => pages.data?.pages.flatMap((page) => page.members), [pages.data]);
  const columns = useMemo(() => {
    if (!may('members:write')) return COLUMNS;
    const cell = (member: Membership) => <End member={member} path={members} />;
    return [...COLUMNS, { id: 'act', title: 'Change', cell }];
  }, [members]);
  const add = may('members:write') && (
    <button type="button" className="c-button" onClick={() => setAdding(true)}>
      Add a member
    </button>
  );
  return (
    <Section title="Members" actions={add}>
      <Loaded of={{ ...pages, data: all }}>
        {(rows) => (
          <DataTable
            label="Members"
            rows={rows}
            columns={columns}
            rowId={({ email, orderId }) => `${email} ${orderId}`}
            empty="Nobody is a member. Add the first with “Add a member”."
          />
        )}
      </Loaded>
      <MoreButton of={pages} />
      {isAdding && <Adding path={members} onClose={() => setAdding(false)} />}
    </Section>
  );
}

/** Ends all memberships of a person, bought ones too. */
function End({ member: { email, isActive }, path }: { member: Membership; path: string }) {
  if (!isActive) return null;
  const end = () =>
    ask({
      title: `End the membership of ${email}?`,
      text: 'They do not see the pages of this area any more, also where they have paid. Nothing is refunded by this.',
      action: 'End the membership',
      isDangerous: true,
      run: async () => {
        await change({ method: 'DELETE', path: memberPath(path, email) }, [path]);
        notify(`The membership of ${email} has ended.`);
      },
    });
  return (
    <div>
      <button type="button" className="c-button c-button--small" onClick={() => void end()}>
        End <span className="c-hidden">{email}</span>
      </button>
    </div>
  );
}

function Adding({ path, onClose }: { path: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [endsAt, setEnd] = useState<number | null>(null);
  const { run, isBusy, error, errors } = useAction();
  const submit = async () => {
    const added = email.trim();
    const isDone = await run(
      () => change({ method: 'PUT', path: memberPath(path, added), body: { endsAt } }, [path]),
      `${added} is a member.`,
    );
    if (isDone) onClose();
  };
  return (
    <ActionDialog title="Add a member" action="Add" isBusy={isBusy} error={error} onSubmit={submit} onClose={onClose}>
      <TextField label="Email" type="email" value={email} onChange={setEmail} required error={errors.email} />
      <TimeField
        label="Until"
        value={endsAt}
        onChange={setEnd}
        hint="Without one the membership has no end."
        error={errors.endsAt}
      />
    </ActionDialog>
  );
}

function memberPath(path: string, email: string): string {
  return `${path}/${encodeURIComponent(email)}`;
}
