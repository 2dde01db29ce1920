import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { OwnerMemberArea, OwnerMemberAreas } from '#runtime/contracts/member-areas.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { $place, navigate, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';

const AREAS = '/api/owner/member-areas';

const COLUMNS: readonly Column<OwnerMemberArea>[] = [
  {
    id: 'title',
    title: 'Title',
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link to={`member-areas/${encodeURIComponent(id)}`}>{title}</Link>,
  },
  {
    id: 'joining',
    title: 'Joining',
    value: ({ paywallItemId }) => (paywallItemId === null ? 'You add members' : 'By buying a product'),
  },
  { id: 'changed', title: 'Changed', value: ({ updatedAt }) => updatedAt, cell: ({ updatedAt }) => date(updatedAt) },
];

/** Areas whose pages only members see. */
export default function MemberAreas() {
  const { query } = useStore($place);
  const text = query.get('q') ?? '';
  const [isCreating, setCreating] = useState(false);
  const reading = useAnswer<OwnerMemberAreas>(AREAS);
  const areas = reading.data?.memberAreas;
  const rows = useMemo(
    () => (areas ?? []).filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase())),
    [areas, text],
  );
  const create = may('content:write') && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      New member area
    </button>
  );
  return (
    <Page title="Member areas" actions={create}>
      <div className="c-filters">
        <TextField label="Search" type="search" value={text} onChange={(q) => replaceQuery({ q })} />
      </div>
      <Loaded of={reading}>
        {() => (
          <DataTable
            label="Member areas"
            rows={rows}
            columns={COLUMNS}
            rowId={({ id }) => id}
            empty={
              text
                ? 'No member area has such a title.'
                : 'The shop has no member areas. Create one, and choose it on the screens of the pages that only members see.'
            }
          />
        )}
      </Loaded>
      {isCreating && <Creation onClose={() => setCreating(false)} />}
    </Page>
  );
}

function Creation({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const { create, isBusy, error, errors } = useCreation<OwnerMemberArea>(AREAS, [AREAS]);
  const submit = async () => {
    const area = await create({ title });
    if (!area) return;
    onClose();
    await navigate(`member-areas/${encodeURIComponent(area.id)}`);
  };
  return (
    <ActionDialog
      action="Create"
      title="New member area"
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Title" value={title} onChange={setTitle} maxLength={200} required error={errors.title} />
    </ActionDialog>
  );
}
