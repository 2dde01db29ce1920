import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { DraftOrder } from '#runtime/contracts/draft-order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { DRAFTS } from './draft-form.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { OutsideDialog } from './OutsideDialog.tsx';

/** The next steps of a draft order. They act on what is saved, so that changes are saved first. */
export function DraftActions({ draft, isDirty }: { draft: DraftOrder; isDirty: boolean }) {
  const [opened, setOpened] = useState<'link' | 'outside' | undefined>();
  const { id, version, state, totals } = draft;
  const isReady = totals.problems.length === 0 && !isDirty;
  const close = () => setOpened(undefined);
  const cancel = () =>
    ask({
      title: draftTexts.cancelTitle,
      text: draftTexts.cancelText,
      action: draftTexts.cancelAction,
      isDangerous: true,
      run: async () => {
        const path = addressOf('/api/owner/draft-orders/:draft', { draft: id });
        await change({ method: 'DELETE', path, version }, [DRAFTS]);
        notify(draftTexts.isCancelled);
      },
    });
  return (
    <>
      <div className="c-row">
        {isReady && (
          <>
            <button type="button" className="c-button c-button--main" onClick={() => setOpened('link')}>
              {state === 'open' ? draftTexts.sendLinkAgain : draftTexts.sendLink}
            </button>
            <button type="button" className="c-button" onClick={() => setOpened('outside')}>
              {draftTexts.markPaid}
            </button>
          </>
        )}
        <button type="button" className="c-button" onClick={() => void cancel()}>
          {draftTexts.cancelDraft}
        </button>
      </div>
      {isDirty && <p className="c-quiet">{draftTexts.saveFirst}</p>}
      {opened === 'link' && <LinkDialog draft={draft} onClose={close} />}
      {opened === 'outside' && <OutsideDialog draft={draft} onClose={close} />}
    </>
  );
}
