import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { OwnerPopup } from '#runtime/contracts/popup.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
import { POSITION_TEXTS, placeText, signText } from './popup-texts.ts';

/** The most popups that a shop can have. */
const MOST_POPUPS = 20;

const COLUMNS: readonly Column<OwnerPopup>[] = [
  {
    id: 'title',
    title: commonTexts.title,
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link to={`popups/${encodeURIComponent(id)}`}>{title}</Link>,
  },
  { id: 'sign', title: contentTexts.itAppears, cell: ({ sign }) => signText(sign) },
  { id: 'place', title: commonTexts.pages, cell: ({ place }) => placeText(place) },
  { id: 'position', title: contentTexts.inTheWindow, cell: ({ position }) => POSITION_TEXTS[position] },
  {
    id: 'state',
    title: commonTexts.state,
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
  const reading = useAnswer(POPUPS);
  const popups = reading.data?.popups;
  const rows = useMemo(
    () => (popups ?? []).filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase())),
    [popups, text],
  );
  const isFull = (popups?.length ?? 0) >= MOST_POPUPS;
  const create = may('content:write') && !isFull && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      {contentTexts.newPopup}
    </button>
  );
  return (
    <Page title={contentTexts.popups} actions={create}>
      <div className="c-filters">
        <TextField label={commonTexts.search} type="search" value={text} onChange={(q) => replaceQuery({ q })} />
      </div>
      <Loaded of={reading}>
        {({ popups: all }) => (
          <>
            <p className="c-quiet">
              {fill(contentTexts.popupsOfAtMost, { count: all.length, mostPopups: MOST_POPUPS })}
            </p>
            <DataTable
              label={contentTexts.popups}
              rows={rows}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={text ? contentTexts.noPopupMatches : contentTexts.shopHasNoPopups}
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
  const { create, isBusy, error, errors } = useCreation(POPUPS, [POPUPS]);
  const submit = async () => {
    const popup = await create({
      title,
      content: { kind: 'button', text: contentTexts.lookAround, url: '/' },
      position: 'bottom-right',
      sign: { kind: 'delay', seconds: 10 },
      isEnabled: false,
    });
    if (!popup) return;
    onClose();
    await navigate(`popups/${encodeURIComponent(popup.id)}`);
  };
  return (
    <ActionDialog
      action={contentTexts.create}
      title={contentTexts.newPopup}
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
      <p className="c-quiet">{contentTexts.itIsSwitchedOff}</p>
    </ActionDialog>
  );
}

function stateText({ isEnabled, startsAt, endsAt }: OwnerPopup): string {
  const now = Date.now();
  if (!isEnabled) return contentTexts.off;
  if (endsAt !== null && endsAt <= now) return contentTexts.over;
  return startsAt !== null && startsAt > now ? contentTexts.waits : contentTexts.on;
}
