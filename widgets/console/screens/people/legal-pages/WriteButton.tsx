import type { OwnerLegalPage } from '#runtime/contracts/legal-pages.ts';
import { legalPagesTexts } from '#runtime/i18n/en/console/law.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { navigate } from '../../../app/router.ts';
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
