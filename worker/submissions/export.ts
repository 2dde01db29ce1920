import type { FormField } from '#runtime/contracts/form.ts';
import { displayValue } from '#runtime/domain/form/display.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { isEmpty, valueIn } from '#runtime/domain/form/values.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { csvLines, toCsv } from '../csv.ts';
import { logFault } from '../log.ts';
import { readForFile } from './repository.ts';
import type { Submission } from './rows.ts';

export interface Export {
  siteId: string;
  formId: string;
  fields: readonly FormField[];
  withSpam: boolean;
  texts: Catalogue;
}

/**
 * A form's submissions as a CSV file, oldest first, a column for each field as the form is now. Values of fields that
 * it no longer has stand in a last column. Pages are read as the receiver takes them, so that no number of rows fills
 * the memory; a page that cannot be read breaks the file off.
 */
export function exportSubmissions(db: D1Database, { siteId, texts, ...wanted }: Export): ReadableStream<Uint8Array> {
  const fields = wanted.fields.filter(isCollected);
  const encoder = new TextEncoder();
  let after: string | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(toCsv(header(fields, texts), [])));
    },
    async pull(controller) {
      try {
        const { formId, withSpam } = wanted;
        const submissions = await readForFile(db, siteId, { formId, after, withSpam });
        after = submissions.at(-1)?.id;
        if (after === undefined) return controller.close();
        controller.enqueue(encoder.encode(csvLines(submissions.map((submission) => row(fields, submission, texts)))));
      } catch (error) {
        logFault(error as Error, { site: siteId });
        controller.error(error);
      }
    },
  });
}

function header(fields: readonly FormField[], { submissionList: texts }: Catalogue): string[] {
  const titles = fields.map(({ title, key, id }) => title || key || id);
  return [texts.submittedAt, ...titles, texts.pageTitle, texts.pagePath, texts.spam, texts.otherFields];
}

/** An empty cell where nothing was filled in. */
function row(fields: readonly FormField[], submission: Submission, texts: Catalogue): string[] {
  const { values, createdAt, pageTitle, pagePath, isSpam } = submission;
  const cells = fields.map((field) => {
    const value = valueIn(values, field);
    return isEmpty(field, value) ? '' : displayValue(field, value, texts.form);
  });
  const known = new Set(fields.map(({ id }) => id));
  const others = Object.entries(values).filter(([id]) => !known.has(id));
  return [
    new Date(createdAt).toISOString(),
    ...cells,
    pageTitle,
    pagePath,
    isSpam ? texts.submissionList.yes : '',
    others.map(([id, value]) => `${id}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join('\n'),
  ];
}
