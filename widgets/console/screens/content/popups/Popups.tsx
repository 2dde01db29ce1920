import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { NewPopup, OwnerPopup, OwnerPopups } from '#runtime/contracts/popup.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { $place, navigate, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { POPUPS } from './popup-body.ts';
import { placeText, positionText, signText } from './popup-words.ts';

/** The most popups that a shop can have. */
const MOST_POPUPS = 20;

const COLUMNS: readonly Column<OwnerPopup>[] = [
  {
    id: 'title',
    title: 'Title',
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link to={`popups/${encodeURIComponent(id)}`}>{title}</Link>,
  },
  { id: 'sign', title: 'It appears', cell: ({ sign }) => signText(sign) },
  { id: 'place', title: 'Pages', cell: ({ place }) => placeText(place) },
  { id: 'position', title: 'In the window', cell: ({ position }) => positionText(position) },
  {
    id: 'state',
    title: 'State',
    value: stateText,
    cell: (popup) => (
      <div>
        <span className="c-badge">{stateText(popup)}</span>
      </div>
    ),
  },
];

/** The popups of the shop. */
export default function Popups() {
  const { query } = useStore($place);
  const text = query.get('q') ?? '';
  const [isCreating, setCreating] = useState(false);
  const reading = useAnswer<OwnerPopups>(POPUPS);
  const popups = reading.data?.popups;
  const rows = useMemo(
    () => (popups ?? []).filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase())),
    [popups, text],
  );
  const isFull = (popups?.length ?? 0) >= MOST_POPUPS;
  const create = may('content:write') && !isFull && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      New popup
    </button>
  );
  return (
    <Page title="Popups" actions={create}>
      <div className="c-filters">
        <TextField label="Search" type="search" value={text} onChange={(q) => replaceQuery({ q })} />
      </div>
      <Loaded of={reading}>
        {({ popups: all }) => (
          <>
            <p className="c-quiet">
              {all.length} of {MOST_POPUPS} at most.
            </p>
            <DataTable
              label="Popups"
              rows={rows}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={
                text
                  ? 'No popup has such a title.'
                  : 'The shop has no popups. Create one with “New popup”; visitors see it once you switch it on.'
              }
            />
          </>
        )}
      </Loaded>
      {isCreating && <Creation onClose={() => setCreating(false)} />}
    </Page>
  );
}

/** Asks for a title, creates a popup that is switched off, and opens it. */
function Creation({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const { create, isBusy, error, errors } = useCreation<OwnerPopup>(POPUPS, [POPUPS]);
  const submit = async () => {
    const popup = await create({
      title,
      content: { kind: 'button', text: 'Look around', url: '/' },
      position: 'bottom-right',
      sign: { kind: 'delay', seconds: 10 },
      isEnabled: false,
    } satisfies Partial<NewPopup>);
    if (!popup) return;
    onClose();
    await navigate(`popups/${encodeURIComponent(popup.id)}`);
  };
  return (
    <ActionDialog action="Create" title="New popup" isBusy={isBusy} error={error} onSubmit={submit} onClose={onClose}>
      <TextField label="Title" value={title} onChange={setTitle} maxLength={200} required error={errors.title} />
      <p className="c-quiet">It is switched off until you have finished it.</p>
    </ActionDialog>
  );
}

function stateText({ isEnabled, startsAt, endsAt }: OwnerPopup): string {
  const now = Date.now();
  if (!isEnabled) return 'Off';
  if (endsAt !== null && endsAt <= now) return 'Over';
  return startsAt !== null && startsAt > now ? 'Waits' : 'On';
}
