import { lawTexts } from '#runtime/i18n/en/console/law.ts';
import { notify } from '../../../app/notices.ts';
import { navigate } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { useCreation } from '../../../parts/use-creation.ts';

const STATEMENT = '/api/owner/law/statement';
/** What a new page changes: the report, the list of pages and the settings that name it. */
const TOUCHED = ['/api/owner/law', '/api/owner/collections', '/api/v1/commerce-preferences/legal'];

/** Makes a page of the statement and opens it, so that its owner completes it. */
export function StatementButton() {
  const { create, isBusy, error } = useCreation(STATEMENT, TOUCHED);
  if (!may('content:write') || !may('settings:write')) return null;
  const press = async () => {
    const page = await create(undefined);
    if (!page) return;
    notify(lawTexts.statementIsAPage);
    await navigate(`pages/${page.collectionId}`);
  };
  return (
    <>
      <p className="c-quiet">{lawTexts.aboutTheStatement}</p>
      <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void press()}>
        {lawTexts.writeTheStatement}
      </button>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
    </>
  );
}
