import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerFiles } from '#runtime/contracts/files.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { fileSize } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';
import { FILES } from '../addresses.ts';

type Row = OwnerFiles['products'][number];

const bytesOf = ({ files }: Row) => files.reduce((sum, { bytes }) => sum + bytes, 0);

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'title',
    title: commonTexts.product,
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ itemId, title }) => <Link to={`products/${encodeURIComponent(itemId)}`}>{title}</Link>,
  },
  {
    id: 'files',
    title: productsTexts.files,
    value: ({ files }) => files.length,
    cell: ({ files }) =>
      files.length === 0 ? <span className="c-badge">{productsTexts.noFileYet}</span> : <FileNames files={files} />,
  },
  { id: 'size', title: commonTexts.size, isNumber: true, value: bytesOf, cell: (row) => fileSize(bytesOf(row)) },
];

function FileNames({ files }: { files: Row['files'] }) {
  return (
    <ul className="p-file-names">
      {files.map(({ id, name }) => (
        <li key={id}>
          <bdi className="p-file-name">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** All digital products with what their buyers download; those without a file stand out. */
export default function Files() {
  const pages = usePages(addressOf(FILES, { limit: 100 }));
  return (
    <Page title={productsTexts.files}>
      <Loaded of={pages}>
        {({ pages: read }) => (
          <>
            <p className="c-quiet">{productsTexts.whatBuyersOfDigital}</p>
            <DataTable
              server={sortOnceWhole(pages)}
              label={productsTexts.digitalProductsAndTheir}
              rows={read.flatMap(({ products }) => products)}
              columns={COLUMNS}
              rowId={({ itemId }) => itemId}
              empty={<p>{productsTexts.shopHasNoDigital}</p>}
            />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
