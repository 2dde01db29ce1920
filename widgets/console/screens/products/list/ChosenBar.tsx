import { useState } from 'react';
import { addressOf, type ValuesOf } from '#runtime/api/calls.ts';
import { MAX_CHOSEN_PRODUCTS } from '#runtime/contracts/owner-limits.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { errorText } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { callInSession } from '../../../app/session.ts';
import { PRODUCTS } from '../addresses.ts';
import { keepChosen } from '../chosen-products.ts';
import { countText } from '../count-text.ts';
import { deleteChosen } from './delete-chosen.ts';

interface Props {
  ids: ReadonlySet<string>;
  /** The filters of the list. */
  filters: ValuesOf<'/api/owner/products/ids'>;
  /** Whether the list has more rows than are chosen. */
  hasMore: boolean;
  replace: (ids: readonly string[]) => void;
}

/** How many products are chosen, and what can be done with all of them. */
export function ChosenBar({ ids, filters, hasMore, replace }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState(0);
  if (ids.size === 0) return null;
  const chooseAll = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const path = addressOf(`${PRODUCTS}/ids`, filters);
      const { body } = await callInSession({ method: 'GET', path });
      replace(body.ids);
      if (!body.isAll) {
        notify(fill(productsTexts.tooManyToChoose, { max: MAX_CHOSEN_PRODUCTS.toLocaleString(languageTexts.tag) }));
      }
    } catch (error) {
      notify(errorText(error), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  const deleteAll = async () => {
    if (isBusy) return;
    setBusy(true);
    replace(await deleteChosen([...ids], setDeleted).finally(() => setBusy(false)));
  };
  const change = () => {
    keepChosen([...ids]);
    void navigate('bulk-changes?chosen=1');
  };
  return (
    <div className="p-chosen c-row">
      <strong role="status">
        {deleted === 0
          ? countText(ids.size, productsTexts.countChosen)
          : fill(productsTexts.deletingChosen, { done: deleted, total: ids.size })}
      </strong>
      <button type="button" className="c-button c-button--small c-button--main" onClick={change}>
        {productsTexts.changeChosen}
      </button>
      {hasMore && (
        <button
          type="button"
          className="c-button c-button--small"
          aria-disabled={isBusy}
          onClick={() => void chooseAll()}
        >
          {isBusy ? productsTexts.oneMoment : productsTexts.chooseAllThatMatch}
        </button>
      )}
      <button
        type="button"
        className="c-button c-button--small"
        aria-disabled={isBusy}
        onClick={() => void deleteAll()}
      >
        {productsTexts.deleteChosen}
      </button>
      <button type="button" className="c-button c-button--small" onClick={() => replace([])}>
        {productsTexts.chooseNone}
      </button>
    </div>
  );
}
