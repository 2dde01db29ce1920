import type { MissedAddress } from '#runtime/contracts/redirects.ts';
import { redirectTexts } from '#runtime/i18n/en/console/discovery.ts';
import { usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { Section } from '../../../parts/Section.tsx';
import { dismissMissed } from './redirects.ts';

/** Stands in a path for a part that may name somebody, so that the address itself is not known. */
const HIDDEN = '…';

function columnsFor(add: (path: string) => void): readonly Column<MissedAddress>[] {
  const actions: Column<MissedAddress> = {
    id: 'actions',
    title: redirectTexts.actions,
    cell: ({ path }) => (
      <div className="c-row">
        {!path.includes(HIDDEN) && (
          <button type="button" className="c-button" onClick={() => add(path)}>
            {redirectTexts.addRedirect}
            <span className="sq-visually-hidden"> {path}</span>
          </button>
        )}
        <ActionButton action={() => dismissMissed(path)}>
          {redirectTexts.dismiss}
          <span className="sq-visually-hidden"> {path}</span>
        </ActionButton>
      </div>
    ),
  };
  return [
    { id: 'path', title: redirectTexts.address, isTitle: true, value: ({ path }) => path },
    { id: 'count', title: redirectTexts.count, isNumber: true, value: ({ count }) => count },
    {
      id: 'last',
      title: redirectTexts.last,
      isTime: true,
      value: ({ lastAt }) => lastAt,
      cell: ({ lastAt }) => dateTime(lastAt),
    },
    { id: 'referrer', title: redirectTexts.referrer, value: ({ referrer }) => referrer },
    ...(may('content:write') ? [actions] : []),
  ];
}

/** Addresses that visitors opened and the shop does not have, each of which can become a redirect. */
export function Missed({ onAdd }: { onAdd: (path: string) => void }) {
  const missed = usePages('/api/owner/missed-addresses');
  return (
    <Section title={redirectTexts.missed}>
      <p>{redirectTexts.missedIntro}</p>
      <PagedTable
        of={missed}
        label={redirectTexts.missed}
        rows="addresses"
        columns={columnsFor(onAdd)}
        rowId={({ path }) => path}
        empty={<p>{redirectTexts.noMissed}</p>}
      />
    </Section>
  );
}
