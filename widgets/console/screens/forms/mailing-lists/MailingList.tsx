import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer, usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ExportButton } from '../../../parts/ExportButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';
import { MAILING_LISTS } from '../parts/addresses.ts';
import { isStatus, STATUS_OPTIONS, subscriberColumns } from './subscriber-columns.tsx';

/** The people on one mailing list, by their address. */
export default function MailingList({ parts: { list: id = '' } }: { parts: ScreenParts }) {
  const lists = useAnswer(MAILING_LISTS);
  const { query } = useStore($place);
  const search = query.get('search')?.trim() ?? '';
  const status = query.get('status') ?? '';
  const isKnown = status === '' || isStatus(status);
  const filter = { search: search || undefined, status: isStatus(status) ? status : undefined };
  const isFiltered = search !== '' || isStatus(status);
  const pages = usePages(addressOf('/api/owner/mailing-lists/:listId/subscribers', { listId: id, ...filter }));
  const file = addressOf('/api/owner/mailing-lists/:listId/subscribers.csv', { listId: id, ...filter });
  const canRemove = may('lists:write');
  const columns = useMemo(() => subscriberColumns(id, canRemove), [id, canRemove]);
  return (
    <Page
      title={lists.data?.mailingLists.find((list) => list.id === id)?.name ?? formsTexts.mailingList}
      back={{ to: 'mailing-lists', text: formsTexts.mailingLists }}
      actions={
        <ExportButton path={file}>{isFiltered ? formsTexts.exportTheseAsCsv : formsTexts.exportAsCsv}</ExportButton>
      }
    >
      <div className="c-columns">
        <SearchField label={formsTexts.findAPerson} />
        <Choice
          label={formsTexts.whoIsShown}
          value={isStatus(status) ? status : ''}
          options={STATUS_OPTIONS}
          error={isKnown ? undefined : fill(editorTexts.notAnOption, { val: status })}
          onChange={(next) => replaceQuery({ status: next })}
        />
      </div>
      <PagedTable
        of={pages}
        label={formsTexts.subscribers}
        rows="subscribers"
        columns={columns}
        rowId={({ email }) => email}
        empty={<p>{emptyText(isFiltered, pages.hasNextPage)}</p>}
      />
    </Page>
  );
}

function emptyText(isFiltered: boolean, hasMore: boolean): string {
  if (!isFiltered) return formsTexts.nobody;
  return hasMore ? formsTexts.nobodyWasFoundAmong : formsTexts.nobodyWasFound;
}
