import type { OwnerSubmission, OwnerSubmissions } from '#runtime/contracts/submission.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import { type PageRequest, readForSearch, readSubmissions } from './repository.ts';

type Listing = PageRequest & { limit: number };

/** Lists submissions, newest first: all of them, or those that contain a text, whatever its case and accents. */
export async function listSubmissions(
  db: D1Database,
  siteId: string,
  text: string,
  { limit, ...request }: Listing,
): Promise<OwnerSubmissions> {
  if (text === '') {
    const { submissions, hasNextPage } = await readSubmissions(db, siteId, { ...request, limit });
    return page(submissions, hasNextPage ? submissions.at(-1) : undefined);
  }
  const read = await readForSearch(db, siteId, request);
  const found = matching(read.submissions, text);
  const shown = found.slice(0, limit);
  if (found.length > limit) return page(shown, shown.at(-1));
  return page(shown, read.isLast ? undefined : read.submissions.at(-1));
}

/** Returns the submissions that contain a text, whatever its case and accents; all for ''. */
export function matching(submissions: OwnerSubmission[], text: string): OwnerSubmission[] {
  const wanted = foldText(text);
  return submissions.filter((submission) => foldText(searchedText(submission)).includes(wanted));
}

/** A page of the list; the next one goes on behind `last`, undefined where there is none. */
function page(submissions: OwnerSubmission[], last: OwnerSubmission | undefined): OwnerSubmissions {
  return { submissions, hasNextPage: last !== undefined, nextPageCursor: last?.id ?? null };
}

/** Everything that people read of a submission; the ids of fields are not searched. */
function searchedText({ values, pageTitle, pagePath }: OwnerSubmission): string {
  const texts = Object.values(values).flatMap((value) => {
    if (typeof value === 'string' || Array.isArray(value)) return value;
    return Object.entries(value).flat(2);
  });
  return [...texts, pageTitle, pagePath].join('\n');
}
