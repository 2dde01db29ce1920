import type { OwnerDownload, OwnerDownloads } from '#runtime/contracts/files.ts';
import { ask } from '../../../app/dialogs.ts';
import { change, useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime, fileSize } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';

const ORDERS = '/api/owner/orders';
/** What the calls below change: the downloads and the mails about them. */
const TOUCHED = [ORDERS, '/api/owner/mails'];

const STATE_TEXT: Readonly<Record<OwnerDownload['state'], string>> = {
  open: 'Open',
  expired: 'Its time is over',
  usedUp: 'Used up',
  closed: 'Closed',
};

const COLUMNS: readonly Column<OwnerDownload>[] = [
  {
    ...{ id: 'name', title: 'File', isTitle: true },
    cell: ({ name, bytes }) => (
      <>
        {name} <span className="c-quiet">{fileSize(bytes)}</span>
      </>
    ),
  },
  { id: 'state', title: 'State', cell: ({ state }) => <span className="c-badge">{STATE_TEXT[state]}</span> },
  { id: 'left', title: 'Downloads left', isNumber: true, cell: ({ left }) => left },
  { id: 'until', title: 'Until', cell: ({ expiresAt }) => dateTime(expiresAt) },
  { id: 'actions', title: 'Actions', cell: (download) => may('orders:write') && <Actions download={download} /> },
];

function Actions({ download: { id, name, state } }: { download: OwnerDownload }) {
  const path = `/api/owner/downloads/${id}`;
  const close = () =>
    ask({
      title: `Close the download of ${name}?`,
      text: 'The buyer’s link opens nothing any more. A new link can be sent later.',
      action: 'Close the download',
      run: async () => void (await change({ method: 'POST', path: `${path}/close`, body: {} }, TOUCHED)),
    });
  return (
    <span className="c-row">
      <ActionButton
        isSmall
        action={() => change({ method: 'POST', path: `${path}/renew`, body: {} }, TOUCHED)}
        done="The buyer gets a mail with a new link."
      >
        Send a new link<span className="c-hidden"> to {name}</span>
      </ActionButton>
      {state !== 'closed' && (
        <button type="button" className="c-button c-button--small" onClick={() => void close()}>
          Close…<span className="c-hidden"> {name}</span>
        </button>
      )}
    </span>
  );
}

/** Lists what the buyer of an order may download. */
export function OrderDownloads({ orderNumber }: { orderNumber: number }) {
  const path = `${ORDERS}/${orderNumber}/downloads`;
  const downloads = useAnswer<OwnerDownloads>(path);
  const give = may('orders:write') && (
    <ActionButton
      isSmall
      action={() => change({ method: 'POST', path, body: {} }, TOUCHED)}
      done="The buyer has every file of the products now."
    >
      Mail new files of the products
    </ActionButton>
  );
  return (
    <Section title="Downloads" actions={give}>
      <Loaded of={downloads}>
        {({ downloads: rows }) => (
          <DataTable
            label="Downloads"
            rows={rows}
            columns={COLUMNS}
            rowId={({ id }) => id}
            empty={<p>The buyer has no files yet. Give the product a file, and add it here.</p>}
          />
        )}
      </Loaded>
    </Section>
  );
}
