import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerCollection, OwnerItems } from '#runtime/contracts/content.ts';
import { MAX_ORDERED_ITEMS } from '#runtime/contracts/content-limits.ts';
import { MAX_PRODUCTS_IN_COLLECTION } from '#runtime/contracts/owner-limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { shopTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useRest } from '../../../parts/use-rest.ts';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';
import { ITEM_KINDS, type ItemState, likelyKind, STATE_TEXTS, STATES, stateOf } from '../items/item-kinds.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { NewItem } from './NewItem.tsx';
import { useOrder } from './use-order.ts';

type Row = OwnerItems['items'][number];

const STATE_CHOICES = [['', commonTexts.all], ...STATES.map((state) => [state, STATE_TEXTS[state]] as const)] as const;

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'title',
    title: commonTexts.title,
    isTitle: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link to={`items/${encodeURIComponent(id)}`}>{title}</Link>,
  },
  { id: 'kind', title: commonTexts.kind, value: ({ recordType }) => ITEM_KINDS[recordType] },
  {
    id: 'state',
    title: contentTexts.status,
    value: (row) => STATE_TEXTS[stateOf(row)],
    cell: (row) => (
      <div>
        <span className="c-badge">{STATE_TEXTS[stateOf(row)]}</span>
      </div>
    ),
  },
  {
    id: 'date',
    title: contentTexts.date,
    value: ({ startsAt, publishedAt }) => startsAt ?? publishedAt,
    cell: ({ startsAt, publishedAt }) => shopTime(startsAt ?? publishedAt),
  },
];

/** Lists the items of a collection. */
export function CollectionItems({ collection }: { collection: OwnerCollection }) {
  if (collection.type !== 'products') return <Items collection={collection} />;
  return (
    <Section title={commonTexts.products}>
      <p>
        {contentTexts.itsProductsAreUnder} <Link to="products">{commonTexts.products}</Link>
        {fill(contentTexts.itHoldsAtMost, { maxProductsInCollection: MAX_PRODUCTS_IN_COLLECTION })}
      </p>
    </Section>
  );
}

function Items({ collection }: { collection: OwnerCollection }) {
  const { query } = useStore($place);
  const text = query.get('q') ?? '';
  const state = query.get('state') ?? '';
  const isFiltered = text !== '' || state !== '';
  const [isCreating, setCreating] = useState(false);
  const list = addressOf('/api/owner/collections/:collectionId/items', { collectionId: collection.id, limit: 100 });
  const pages = usePages(list);
  const { move, isBusy, error } = useOrder(collection, list);
  const isOrdered = collection.options.order === 'owner';
  useRest(pages, isFiltered);
  const all = useMemo(() => pages.data?.pages.flatMap(({ items }) => items), [pages.data]);
  const rows = useMemo(() => (all ?? []).filter((row) => fits(row, text, state)), [all, text, state]);
  const columns = useMemo(() => {
    if (!isOrdered || isFiltered || !may('content:write') || !all) return COLUMNS;
    const cell = (row: Row) => (
      <MoveButtons items={all} item={row} isBusy={isBusy} onMove={(first, second) => void move(first, second)} />
    );
    return [...COLUMNS, { id: 'place', title: commonTexts.position, cell }];
  }, [isOrdered, isFiltered, all, isBusy, move]);
  const add = may('content:write') && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      {contentTexts.newItem}
    </button>
  );
  return (
    <Section title={contentTexts.inThisCollection} actions={add}>
      <div className="c-filters">
        <TextField label={commonTexts.search} type="search" value={text} onChange={(q) => replaceQuery({ q })} />
        <Choice
          label={contentTexts.status}
          value={state as ItemState | ''}
          options={STATE_CHOICES}
          onChange={(value) => replaceQuery({ state: value })}
        />
      </div>
      <Loaded of={{ ...pages, data: all }}>
        {(items) => (
          <>
            <p className="c-quiet">{countText(items.length, pages.hasNextPage, isOrdered)}</p>
            {error && (
              <p role="alert" className="c-error">
                {error}
              </p>
            )}
            <DataTable
              server={sortOnceWhole(pages)}
              label={contentTexts.items}
              rows={rows}
              columns={columns}
              rowId={({ id }) => id}
              empty={isFiltered ? contentTexts.nothingMatchesChangeTheSearch : contentTexts.nothingIsInItWrite}
            />
          </>
        )}
      </Loaded>
      <MoreButton of={pages} />
      {isCreating && (
        <NewItem
          collection={collection}
          kind={likelyKind(collection.type, collection.template, all ?? [])}
          onClose={() => setCreating(false)}
        />
      )}
    </Section>
  );
}

function fits(row: Row, text: string, state: string): boolean {
  if (state !== '' && stateOf(row) !== state) return false;
  return `${row.title} ${row.urlSlug}`.toLowerCase().includes(text.trim().toLowerCase());
}

function countText(count: number, hasMore: boolean, isOrdered: boolean): string {
  const shown = hasMore ? fill(contentTexts.firstItems, { count }) : fill(contentTexts.countItems, { n: count });
  return isOrdered
    ? fill(contentTexts.collectionThatYouPut, { shown, maxOrderedItems: MAX_ORDERED_ITEMS })
    : `${shown}.`;
}
