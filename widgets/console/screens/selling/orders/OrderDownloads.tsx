import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerDownload } from '#runtime/contracts/files.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { change, useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime, fileSize } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';

/** What the calls below change: the downloads and the mails about them. */
const TOUCHED = ['/api/owner/orders', '/api/owner/mails'];

const STATE_TEXT: Readonly<Record<OwnerDownload['state'], string>> = {
  open: sellingTexts.open,
  expired: sellingTexts.itsTimeIsOver,
  usedUp: sellingTexts.usedUp,
  closed: sellingTexts.closed,
};

const COLUMNS: readonly Column<OwnerDownload>[] = [
  {
    id: 'name',
    title: sellingTexts.file,
    isTitle: true,
    cell: ({ name, bytes }) => (
      <>
        {name} <span className="c-quiet">{fileSize(bytes)}</span>
      </>
    ),
  },
  { id: 'state', title: commonTexts.state, cell: ({ state }) => <span className="c-badge">{STATE_TEXT[state]}</span> },
  { id: 'left', title: sellingTexts.downloadsLeft, isNumber: true, cell: ({ left }) => left },
  { id: 'until', title: sellingTexts.until, cell: ({ expiresAt }) => dateTime(expiresAt) },
  {
    id: 'actions',
    title: sellingTexts.actions,
    cell: (download) => may('orders:write') && <Actions download={download} />,
  },
];

function Actions({ download: { id, name, state } }: { download: OwnerDownload }) {
  const set = (step: 'close' | 'renew') => {
    const path = addressOf(`/api/owner/downloads/:downloadId/${step}`, { downloadId: id });
    return change({ method: 'POST', path }, TOUCHED);
  };
  const close = () =>
    ask({
      title: fill(sellingTexts.closeTheDownloadOf, { name }),
      text: sellingTexts.buyersLinkOpensNothing,
      action: sellingTexts.closeTheDownload,
      run: async () => void (await set('close')),
    });
  return (
    <span className="c-row">
      <ActionButton isSmall action={() => set('renew')} done={sellingTexts.buyerGetsAMailWithANew}>
        {sellingTexts.sendANewLink}
        <span className="c-hidden"> {fill(sellingTexts.toName, { name })}</span>
      </ActionButton>
      {state !== 'closed' && (
        <button type="button" className="c-button c-button--small" onClick={() => void close()}>
          {sellingTexts.close}
          <span className="c-hidden"> {name}</span>
        </button>
      )}
    </span>
  );
}

/** Lists what the buyer of an order may download. */
export function OrderDownloads({ orderNumber }: { orderNumber: number }) {
  const path = addressOf('/api/owner/orders/:order/downloads', { order: orderNumber });
  const downloads = useAnswer(path);
  const give = may('orders:write') && (
    <ActionButton
      isSmall
      action={() => change({ method: 'POST', path }, TOUCHED)}
      done={sellingTexts.buyerHasEveryFile}
    >
      {sellingTexts.mailNewFiles}
    </ActionButton>
  );
  return (
    <Section title={sellingTexts.downloads} actions={give}>
      <Loaded of={downloads}>
        {({ downloads: rows }) => (
          <DataTable
            label={sellingTexts.downloads}
            rows={rows}
            columns={COLUMNS}
            rowId={({ id }) => id}
            empty={<p>{sellingTexts.buyerHasNoFiles}</p>}
          />
        )}
      </Loaded>
    </Section>
  );
}
