import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { FormField } from '#runtime/contracts/form.ts';
import type { OwnerSubmission } from '#runtime/contracts/submission.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useObject, usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { ExportButton } from '../../../parts/ExportButton.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { formAddress } from '../parts/addresses.ts';
import { summaryOf } from './answers.ts';

const NO_FIELDS: readonly FormField[] = [];

/** Lists what was sent by one form, newest first. */
export default function Submissions({ parts: { form: id = '' } }: { parts: ScreenParts }) {
  const form = useObject(may('forms:read') ? formAddress(id) : undefined);
  const { query } = useStore($place);
  const search = query.get('search')?.trim() ?? '';
  const hasSpam = query.get('spam') === 'true';
  const filter = { search: search || undefined, spam: hasSpam ? ('true' as const) : undefined };
  const pages = usePages(addressOf('/api/owner/forms/:formId/submissions', { formId: id, ...filter }));
  const file = addressOf('/api/owner/forms/:formId/submissions.csv', { formId: id, ...filter });
  const fields = form.data?.body.fields ?? NO_FIELDS;
  const columns = useMemo(() => columnsOf(fields), [fields]);
  return (
    <Page
      title={form.data ? fill(formsTexts.sentByName, { name: form.data.body.name }) : formsTexts.whatWasSent}
      back={may('forms:read') ? { to: `forms/${id}`, text: formsTexts.form } : { to: 'forms', text: formsTexts.forms }}
      actions={
        <ExportButton path={file}>
          {search !== '' || hasSpam ? formsTexts.exportTheseAsCsv : formsTexts.exportAsCsv}
        </ExportButton>
      }
    >
      <SearchField label={formsTexts.searchSubmissions} />
      <Tick
        label={formsTexts.showSpamToo}
        checked={hasSpam}
        onChange={(isShown) => replaceQuery({ spam: isShown ? 'true' : undefined })}
      />
      <PagedTable
        of={pages}
        label={formsTexts.whatWasSent}
        rows="submissions"
        columns={columns}
        rowId={(submission) => submission.id}
        empty={<p>{emptyText(search !== '', pages.hasNextPage)}</p>}
      />
    </Page>
  );
}

function columnsOf(fields: readonly FormField[]): readonly Column<OwnerSubmission>[] {
  return [
    {
      id: 'what',
      title: formsTexts.whatWasSent,
      isTitle: true,
      value: (submission) => summaryOf(submission, fields),
      cell: (submission) => (
        <>
          <Link to={`submissions/${submission.id}`}>{summaryOf(submission, fields)}</Link>{' '}
          {submission.isSpam && <span className="c-badge c-badge--warn">{formsTexts.spam}</span>}
        </>
      ),
    },
    { id: 'page', title: commonTexts.page, value: ({ pageTitle, pagePath }) => pageTitle || pagePath || '–' },
    {
      id: 'createdAt',
      title: commonTexts.mailed,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
  ];
}

function emptyText(isSearch: boolean, hasMore: boolean): string {
  if (!isSearch) return formsTexts.nobodyHasSent;
  return hasMore ? formsTexts.nothingWasFoundAmong : commonTexts.nothingWasFound;
}
