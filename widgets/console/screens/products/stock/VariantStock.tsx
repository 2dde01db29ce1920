import { addressOf } from '#runtime/api/calls.ts';
import type { StockChange } from '#runtime/contracts/stock.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Link } from '../../../app/Link.tsx';
import { useObject, usePages } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { stockAddress } from '../addresses.ts';
import { StockFacts } from './StockFacts.tsx';
import { StockForm } from './StockForm.tsx';
import { REASON_NAMES } from './stock-change.ts';

const COLUMNS: readonly Column<StockChange>[] = [
  { id: 'when', title: productsTexts.when, isTitle: true, cell: ({ createdAt }) => dateTime(createdAt) },
  { id: 'difference', title: productsTexts.changeNoun, isNumber: true, cell: ({ difference }) => signed(difference) },
  {
    id: 'after',
    title: productsTexts.stockAfterIt,
    isNumber: true,
    cell: ({ quantity, unlimited }) =>
      unlimited ? productsTexts.unlimited : quantity.toLocaleString(languageTexts.tag),
  },
  { id: 'why', title: productsTexts.why, cell: whyCell },
];

/** The stock of one variant with all that has changed it. */
export default function VariantStock({ parts: { variant: id = '' } }: { parts: ScreenParts }) {
  const reading = useObject(stockAddress(id));
  const history = usePages(addressOf('/api/owner/stock/:variantId/history', { variantId: id }));
  return (
    <Page
      title={reading.data?.body.title ?? productsTexts.stock}
      back={{ to: 'stock', text: productsTexts.stockTitle }}
    >
      <Loaded of={reading}>
        {({ body: stock }) => (
          <>
            <Section title={productsTexts.stock}>
              <StockFacts stock={stock} />
              {!stock.isEndless && may('stock:write') && <StockForm stock={stock} />}
            </Section>
            <Section title={productsTexts.whatHasChangedIt}>
              <Loaded of={history}>
                {({ pages }) => (
                  <>
                    <DataTable
                      label={productsTexts.changesOfTheStock}
                      rows={pages.flatMap(({ changes }) => changes)}
                      columns={COLUMNS}
                      rowId={(each) => each.id}
                      empty={<p>{productsTexts.nothingHasChanged}</p>}
                    />
                    <MoreButton of={history} />
                  </>
                )}
              </Loaded>
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function signed(difference: number): string {
  return difference > 0
    ? `+${difference.toLocaleString(languageTexts.tag)}`
    : difference.toLocaleString(languageTexts.tag);
}

function whyCell({ reason, note, orderNumber }: StockChange) {
  return (
    <>
      {REASON_NAMES[reason]}
      {orderNumber !== null && (
        <> {may('orders:read') ? <Link to={`orders/${orderNumber}`}>#{orderNumber}</Link> : `#${orderNumber}`}</>
      )}
      {note && <span className="c-quiet"> {note}</span>}
    </>
  );
}
