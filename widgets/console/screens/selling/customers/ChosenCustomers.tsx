import { useState } from 'react';
import { addressOf, type ValuesOf } from '#runtime/api/calls.ts';
import { CHOSEN_CUSTOMERS_MOST, EXPORTED_CUSTOMERS_MOST } from '#runtime/contracts/customer-limits.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { nextPage } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { ExportButton } from '../../../parts/ExportButton.tsx';
import { TagDialog } from './TagDialog.tsx';

type List = Omit<ValuesOf<'/api/owner/customers.csv'>, 'emails'>;

interface Props {
  /** The addresses of the customers who are chosen. */
  emails: ReadonlySet<string>;
  /** The filters and the order of the list. */
  list: List;
  /** Whether the list has more rows than are chosen. */
  hasMore: boolean;
  mayTag: boolean;
  replace: (emails: readonly string[]) => void;
}

/** How many customers are chosen, and what can be done with all of them. */
export function ChosenCustomers({ emails, list, hasMore, mayTag, replace }: Props) {
  const [opened, open] = useState<'add' | 'remove' | undefined>();
  const chooseAll = async () => {
    const found = await readAll(list);
    replace(found.emails);
    if (found.isAll) return;
    const most = CHOSEN_CUSTOMERS_MOST.toLocaleString(languageTexts.tag);
    notify(fill(customersTexts.chosenMost, { most }));
  };
  const chosen = [...emails];
  return (
    <>
      {emails.size > 0 && (
        <div className="p-chosen c-row">
          <strong role="status">
            {fill(customersTexts.customersChosen, { n: emails.size.toLocaleString(languageTexts.tag) })}
          </strong>
          {mayTag && (
            <>
              <button type="button" className="c-button c-button--small" onClick={() => open('add')}>
                {customersTexts.addTag}
              </button>
              <button type="button" className="c-button c-button--small" onClick={() => open('remove')}>
                {customersTexts.removeTag}
              </button>
            </>
          )}
          {emails.size <= EXPORTED_CUSTOMERS_MOST && (
            <ExportButton path={addressOf('/api/owner/customers.csv', { ...list, emails: chosen.join(',') })}>
              {customersTexts.exportChosen}
            </ExportButton>
          )}
          {hasMore && (
            <ActionButton isSmall action={chooseAll}>
              {customersTexts.chooseAllThatMatch}
            </ActionButton>
          )}
          <button type="button" className="c-button c-button--small" onClick={() => replace([])}>
            {customersTexts.chooseNone}
          </button>
        </div>
      )}
      {opened && <TagDialog action={opened} emails={chosen} onClose={() => open(undefined)} />}
    </>
  );
}

/** Reads the addresses of all customers of a list, as many as can be chosen. */
async function readAll(list: List): Promise<{ emails: string[]; isAll: boolean }> {
  const path = addressOf('/api/owner/customers/emails', list);
  const emails: string[] = [];
  let cursor = '';
  do {
    const { body } = await callInSession({ method: 'GET', path: nextPage(path, cursor) });
    emails.push(...body.emails);
    cursor = body.nextPageCursor ?? '';
  } while (cursor !== '' && emails.length < CHOSEN_CUSTOMERS_MOST);
  return { emails: emails.slice(0, CHOSEN_CUSTOMERS_MOST), isAll: cursor === '' };
}
