import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerCollections } from '#runtime/contracts/content.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { COLLECTIONS } from '../../../parts/collection-body.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useRest } from '../../../parts/use-rest.ts';
import { COLLECTION_KINDS, type CollectionKind, pathOf } from './collection-kinds.ts';
import { NewCollection } from './NewCollection.tsx';
import { showCollection } from './show-collection.ts';

type Row = OwnerCollections['collections'][number];

const KINDS = [['', contentTexts.allKinds], ...Object.entries(COLLECTION_KINDS)] as [CollectionKind | '', string][];

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'title',
    title: commonTexts.title,
    isTitle: true,
    value: ({ navigationTitle }) => navigationTitle,
    cell: ({ id, navigationTitle, title }) => (
      <>
        <Link to={`pages/${encodeURIComponent(id)}`}>{navigationTitle}</Link>
        {title !== navigationTitle && <div className="c-quiet">{title}</div>}
      </>
    ),
  },
  { id: 'kind', title: commonTexts.kind, value: ({ type }) => COLLECTION_KINDS[type] },
  { id: 'address', title: commonTexts.address, value: pathOf },
  {
    id: 'state',
    title: contentTexts.whoSeesIt,
    cell: (row) => (
      <div>
        <Seen row={row} />
      </div>
    ),
  },
  {
    id: 'act',
    title: contentTexts.change,
    cell: (row) => (
      <div>
        <Toggle row={row} />
      </div>
    ),
  },
];

/** All pages and collections of the shop. */
export default function Pages() {
  const { query } = useStore($place);
  const [isCreating, setCreating] = useState(false);
  const pages = usePages(addressOf(COLLECTIONS, { limit: 100 }));
  // A site has few collections, and the search below covers all of them.
  useRest(pages, true);
  const all = useMemo(() => pages.data?.pages.flatMap(({ collections }) => collections), [pages.data]);
  const text = query.get('q') ?? '';
  const kind = query.get('kind') ?? '';
  const rows = useMemo(() => filtered(all ?? [], text, kind), [all, text, kind]);
  const mayWrite = may('content:write');
  const create = mayWrite && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      {contentTexts.newPageOrCollection}
    </button>
  );
  return (
    <Page title={commonTexts.pages} actions={create}>
      <div className="c-filters">
        <TextField label={commonTexts.search} type="search" value={text} onChange={(q) => replaceQuery({ q })} />
        <Choice
          label={commonTexts.kind}
          value={kind as CollectionKind | ''}
          onChange={(value) => replaceQuery({ kind: value })}
          options={KINDS}
        />
      </div>
      <Loaded of={{ ...pages, data: all }} failure={editorTexts.noCollections}>
        {() => (
          <DataTable
            label={contentTexts.pagesAndCollections}
            rows={rows}
            columns={COLUMNS}
            rowId={({ id }) => id}
            empty={text || kind ? contentTexts.nothingMatchesChange : contentTexts.shopHasNoPages}
          />
        )}
      </Loaded>
      <MoreButton of={pages} />
      {isCreating && <NewCollection known={all ?? []} onClose={() => setCreating(false)} />}
    </Page>
  );
}

function filtered(all: readonly Row[], text: string, kind: string): Row[] {
  const wanted = text.trim().toLowerCase();
  return all.filter(
    ({ title, navigationTitle, urlId, type }) =>
      (kind === '' || type === kind) && `${title} ${navigationTitle} /${urlId}`.toLowerCase().includes(wanted),
  );
}

function Seen({ row: { enabled, isLocked, memberAreaId } }: { row: Row }) {
  if (!enabled) return <span className="c-badge c-badge--warn">{contentTexts.nobodyHidden}</span>;
  if (isLocked) return <span className="c-badge">{contentTexts.whoKnowsThePassword}</span>;
  if (memberAreaId !== null) return <span className="c-badge">{contentTexts.members}</span>;
  return <span className="c-badge">{contentTexts.everybody}</span>;
}

function Toggle({ row: { id, enabled, navigationTitle } }: { row: Row }) {
  const { run, isBusy } = useAction();
  if (!may('content:write')) return null;
  return (
    <button
      type="button"
      className="c-button c-button--small"
      aria-disabled={isBusy}
      onClick={() => void run(() => showCollection(id, !enabled))}
    >
      {enabled ? commonTexts.hide : commonTexts.show} <span className="sq-visually-hidden">{navigationTitle}</span>
    </button>
  );
}
