import type { OwnerLegalPage } from '#runtime/contracts/legal-pages.ts';
import { legalPagesTexts } from '#runtime/i18n/en/console/law.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { useCreation } from '../../../parts/use-creation.ts';

const PAGES = '/api/owner/legal-pages';
/** What a new page changes: the lists of pages, the settings that name it, and what is judged by it. */
const TOUCHED = [
  PAGES,
  '/api/owner/law',
  '/api/owner/set-up',
  '/api/owner/collections',
  '/api/v1/commerce-preferences/legal',
];

interface Props {
  kind: OwnerLegalPage['kind'];
  title: string;
  hasGaps: boolean;
}

/** Writes the page, and opens it where there is something to fill in. */
export function WriteButton({ kind, title, hasGaps }: Props) {
  const { create, isBusy, error } = useCreation(PAGES, TOUCHED);
  if (kind === 'accessibility') return null;
  const press = async () => {
    const page = await create({ kind });
    if (!page) return;
    notify(hasGaps ? legalPagesTexts.pageIsWritten : legalPagesTexts.pageIsComplete);
    await navigate(`pages/${page.collectionId}`);
  };
  return (
    <>
      <p>
        <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void press()}>
          {legalPagesTexts.write}
          <span className="sq-visually-hidden">{fill(legalPagesTexts.writeOf, { page: title })}</span>
        </button>
      </p>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
    </>
  );
}

/**
 * Writes all pages that the shop needs and lacks, one after the other; what was written stays where one fails. Details that
 * the shop can know are better entered before, because afterwards they are typed on each page.
 */
export function WriteAll({ pages }: { pages: readonly OwnerLegalPage[] }) {
  const missing = pages.filter(({ isNeeded, state }) => isNeeded && state === 'missing');
  const kinds = missing.flatMap(({ kind }) => (kind === 'accessibility' ? [] : [kind]));
  if (kinds.length < 2) return null;
  const gap = missing.flatMap(({ gaps }) => gaps).find(({ screen }) => screen !== '');
  const writeAll = async () => {
    for (const kind of kinds) {
      await change({ method: 'POST', path: PAGES, body: { kind }, idempotencyKey: crypto.randomUUID() }, TOUCHED);
    }
  };
  return (
    <>
      {gap && (
        <p>
          {legalPagesTexts.detailsFirst} <Link to={gap.screen}>{legalPagesTexts.enterTheDetails}</Link>
        </p>
      )}
      <div className="c-row">
        <ActionButton isMain={!gap} action={writeAll} done={legalPagesTexts.pagesAreWritten}>
          {fill(legalPagesTexts.writeAll, { count: kinds.length })}
        </ActionButton>
      </div>
    </>
  );
}
