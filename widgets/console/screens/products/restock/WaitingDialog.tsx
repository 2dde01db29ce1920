import type { RestockGroup, RestockSignUp, RestockSignUps } from '#runtime/contracts/restock.ts';
import { usePages } from '../../../app/query.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { RESTOCK } from '../addresses.ts';
import { nameOf } from './restock-columns.tsx';

const STATUS_NAMES = {
  unconfirmed: 'Has not confirmed the address',
  waiting: 'Waits',
  notified: 'Has had the mail',
} as const;

const COLUMNS: readonly Column<RestockSignUp>[] = [
  { id: 'email', title: 'Address', isTitle: true, value: ({ siteVisitorEmail }) => siteVisitorEmail },
  { id: 'status', title: 'State', value: ({ status }) => STATUS_NAMES[status] },
  { id: 'since', title: 'Since', value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => date(createdAt) },
];

interface Props {
  group: RestockGroup;
  onClose: () => void;
}

/** The people who wait for a variant, and those who had their mail. */
export function WaitingDialog({ group, onClose }: Props) {
  const { productId, variantId } = group;
  const pages = usePages<RestockSignUps>(`${RESTOCK}?${new URLSearchParams({ productId, variantId, limit: '100' })}`);
  return (
    <ModalDialog title={nameOf(group)} isOpen isWide onClose={onClose}>
      <Loaded of={pages}>
        {({ pages: read }) => (
          <>
            <DataTable
              label="People who wait"
              rows={read.flatMap(({ signUps }) => signUps)}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={<p>Nobody waits for it.</p>}
            />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
      <div className="c-row c-row--end">
        <button type="button" className="c-button" onClick={onClose}>
          Close
        </button>
      </div>
    </ModalDialog>
  );
}
