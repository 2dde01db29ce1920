import type { FormField } from '#runtime/contracts/form.ts';
import type { OwnerSubmission } from '#runtime/contracts/submission.ts';
import { displayValue } from '#runtime/domain/form/display.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { isEmpty, valueIn } from '#runtime/domain/form/values.ts';
import { stampIn } from '#runtime/domain/zoned-time.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { csvFile } from '../http/csv.ts';
import { zonedTitle } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import { matching } from './list.ts';
import { readForFile } from './repository.ts';

interface Export {
  site: Pick<Site, 'siteId' | 'timeZone'>;
  formId: string;
  fields: readonly FormField[];
  withSpam: boolean;
  /** Only submissions that contain this text; '' for all. */
  search: string;
  texts: Catalogue;
}

/**
 * Returns a form's submissions as a CSV file, oldest first, with a column for each current field. Values of former
 * fields share the last column. Times are by the shop's clock.
 */
export function exportSubmissions(db: D1Database, { site, texts, ...choice }: Export): ReadableStream<Uint8Array> {
  const fields = choice.fields.filter(isCollected);
  const { formId, withSpam, search } = choice;
  const { siteId } = site;
  let after: string | undefined;
  const next = async () => {
    for (;;) {
      const submissions = await readForFile(db, siteId, { formId, after, withSpam });
      after = submissions.at(-1)?.id;
      const found = matching(submissions, search);
      // A page without a match is no end of the file.
      if (found.length > 0 || submissions.length === 0) {
        return found.map((submission) => row(site, fields, submission, texts));
      }
    }
  };
  return csvFile({ siteId, header: header(site, fields, texts), next });
}

function header(site: Export['site'], fields: readonly FormField[], { submissionList: texts }: Catalogue): string[] {
  const titles = fields.map(({ title, key, id }) => title || key || id);
  return [
    zonedTitle(site, texts.submittedAt),
    ...titles,
    texts.pageTitle,
    texts.pagePath,
    texts.spam,
    texts.otherFields,
  ];
}

/** Returns the row of a submission, with an empty cell for each empty field. */
function row(
  site: Export['site'],
  fields: readonly FormField[],
  submission: OwnerSubmission,
  texts: Catalogue,
): string[] {
  const { values, createdAt, pageTitle, pagePath, isSpam } = submission;
  const cells = fields.map((field) => {
    const value = valueIn(values, field);
    return isEmpty(field, value) ? '' : displayValue(field, value, texts.form);
  });
  const known = new Set(fields.map(({ id }) => id));
  const others = Object.entries(values).filter(([id]) => !known.has(id));
  return [
    stampIn(createdAt, site.timeZone),
    ...cells,
    pageTitle,
    pagePath,
    isSpam ? texts.submissionList.yes : '',
    others.map(([id, value]) => `${id}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join('\n'),
  ];
}
