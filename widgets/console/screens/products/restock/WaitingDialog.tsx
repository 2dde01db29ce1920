import { addressOf } from '#runtime/api/calls.ts';
import type { RestockGroup, RestockSignUp } from '#runtime/contracts/restock.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { usePages } from '../../../app/query.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';
import { RESTOCK } from '../addresses.ts';
import { nameOf } from './restock-columns.tsx';

const STATUS_NAMES = {
  unconfirmed: productsTexts.hasNotConfirmed,
  waiting: productsTexts.waits,
  notified: productsTexts.hasHadTheMail,
} as const;

const COLUMNS: readonly Column<RestockSignUp>[] = [
  { id: 'email', title: commonTexts.address, isTitle: true, value: ({ siteVisitorEmail }) => siteVisitorEmail },
  { id: 'status', title: commonTexts.state, value: ({ status }) => STATUS_NAMES[status] },
  {
    id: 'since',
    title: productsTexts.since,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => date(createdAt),
  },
];

interface Props {
  group: RestockGroup;
  onClose: () => void;
}

/** The people who wait for a variant, and those who had their mail. */
export function WaitingDialog({ group, onClose }: Props) {
  const { productId, variantId } = group;
  const pages = usePages(addressOf(RESTOCK, { productId, variantId, limit: 100 }));
  return (
    <ModalDialog title={nameOf(group)} isOpen isWide onClose={onClose}>
      <Loaded of={pages}>
        {({ pages: read }) => (
          <>
            <DataTable
              server={sortOnceWhole(pages)}
              label={productsTexts.peopleWhoWait}
              rows={read.flatMap(({ signUps }) => signUps)}
              columns={COLUMNS}
              rowId={({ id }) => id}
              empty={<p>{productsTexts.nobodyWaitsForIt}</p>}
            />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
      <div className="c-row c-row--end">
        <button type="button" className="c-button" onClick={onClose}>
          {productsTexts.close}
        </button>
      </div>
    </ModalDialog>
  );
}
