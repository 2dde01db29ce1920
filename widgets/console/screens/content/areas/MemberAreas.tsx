import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { OwnerMemberArea } from '#runtime/contracts/member-areas.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
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
    title: commonTexts.title,
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link to={`member-areas/${encodeURIComponent(id)}`}>{title}</Link>,
  },
  {
    id: 'joining',
    title: contentTexts.joining,
    value: ({ paywallItemId }) => (paywallItemId === null ? contentTexts.youAddMembers : contentTexts.byBuyingAProduct),
  },
  {
    id: 'changed',
    title: commonTexts.changed,
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => date(updatedAt),
  },
];

/** Areas whose pages only members see. */
export default function MemberAreas() {
  const { query } = useStore($place);
  const text = query.get('q') ?? '';
  const [isCreating, setCreating] = useState(false);
  const reading = useAnswer(AREAS);
  const areas = reading.data?.memberAreas;
  const rows = useMemo(
    () => (areas ?? []).filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase())),
    [areas, text],
  );
  const create = may('content:write') && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      {contentTexts.newMemberArea}
    </button>
  );
  return (
    <Page title={contentTexts.memberAreas} actions={create}>
      <div className="c-filters">
        <TextField label={commonTexts.search} type="search" value={text} onChange={(q) => replaceQuery({ q })} />
      </div>
      <Loaded of={reading}>
        {() => (
          <DataTable
            label={contentTexts.memberAreas}
            rows={rows}
            columns={COLUMNS}
            rowId={({ id }) => id}
            empty={text ? contentTexts.noMemberAreaMatches : contentTexts.shopHasNoMember}
          />
        )}
      </Loaded>
      {isCreating && <Creation onClose={() => setCreating(false)} />}
    </Page>
  );
}

function Creation({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const { create, isBusy, error, errors } = useCreation(AREAS, [AREAS]);
  const submit = async () => {
    const area = await create({ title });
    if (!area) return;
    onClose();
    await navigate(`member-areas/${encodeURIComponent(area.id)}`);
  };
  return (
    <ActionDialog
      action={contentTexts.create}
      title={contentTexts.newMemberArea}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={commonTexts.title}
        value={title}
        onChange={setTitle}
        maxLength={200}
        required
        error={errors.title}
      />
    </ActionDialog>
  );
}
