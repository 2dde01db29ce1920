import { type FormEvent, useEffect, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText, isStale, refresh, useObject } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { discardUndoably, useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { leaveDraft } from '../../../parts/leave-draft.ts';
import { Page } from '../../../parts/Page.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useIntentKey } from '../../../parts/use-intent-key.ts';
import { draftErrors, NEW_DRAFT } from '../drafts/draft-form.ts';
import { stepsOf } from '../orders/order-rules.ts';
import { EditFields } from './EditFields.tsx';
import { EditSums } from './EditSums.tsx';
import { changesOf, deliveryError, emptyEdit, isEmpty } from './edit-form.ts';
import { OrderHasChanged } from './OrderHasChanged.tsx';
import { useEditTotals } from './use-edit-totals.ts';

/** The screen that changes an order before it is sent. */
export default function EditOrderScreen({ parts: { order: name = '' } }: { parts: ScreenParts }) {
  const reading = useObject(addressOf('/api/owner/orders/:order', { order: name }));
  return (
    <Page
      title={fill(draftTexts.editTitle, { number: name })}
      back={{ to: `orders/${name}`, text: fill(sellingTexts.orderName, { value: `#${name}` }) }}
    >
      <Loaded of={reading}>
        {({ body: order, version }) =>
          stepsOf(order).canEdit ? (
            <EditOrder key={order.id} order={order} version={version} />
          ) : (
            <p>{draftTexts.notEditable}</p>
          )
        }
      </Loaded>
    </Page>
  );
}

function EditOrder({ order, version }: { order: Order; version: number | undefined }) {
  const { number } = order;
  const readPath = addressOf('/api/owner/orders/:order', { order: number });
  const path = addressOf('/api/owner/orders/:order/edit', { order: number });
  const draft = useDraft(draftKey(path), emptyEdit(order), version);
  const [restock, setRestock] = useState(true);
  const [mails, setMails] = useState(true);
  const { run, isBusy, error } = useAction();
  const intent = useIntentKey();
  const changes = draft && changesOf(order, draft.value);
  const errors = draftErrors({ ...NEW_DRAFT, lines: changes?.add ?? [] });
  const isRight =
    changes && !isEmpty(changes) && Object.keys(errors).length === 0 && deliveryError(order, changes) === '';
  // What was typed goes on from the order that its owner saw.
  const seen = draft?.version;
  const hasChanged = draft?.isDirty === true && seen !== version;
  const { totals, error: refused } = useEditTotals(number, seen, isRight && !hasChanged ? changes : undefined);
  const isRefused = isStale(refused);
  useEffect(() => {
    if (isRefused) refresh([readPath]);
  }, [isRefused, readPath]);
  if (!draft) return null;
  const isReady = isRight && !hasChanged && totals !== undefined && totals.problems.length === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const body = { ...changes, restock, mails, differenceCents: totals.difference.value };
    await run(async () => {
      const call = { method: 'POST', path, body, version: seen, idempotencyKey: intent.keyOf(body) } as const;
      const done = await change(call, ['/api/owner']).catch((reason: unknown) => {
        if (isStale(reason)) refresh([readPath]);
        throw reason;
      });
      const { draftId } = done.body;
      intent.done();
      notify(fill(draftId ? draftTexts.linkForOrder : draftTexts.orderIsChanged, { number }));
      await leaveDraft(draft, draftId ? `draft-orders/${draftId}` : `orders/${number}`);
    });
  };
  const action = (totals?.difference.value ?? 0) > 0 ? draftTexts.askForPayment : draftTexts.changeTheOrder;
  return (
    <form className="c-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="c-quiet">{draftTexts.editPurpose}</p>
      {hasChanged && (
        <OrderHasChanged
          order={order}
          since={seen}
          onGoOn={() => draft.rebase(emptyEdit(order), version, draft.value)}
        />
      )}
      <EditFields order={order} value={draft.value} change={draft.change} totals={totals} errors={errors} />
      <EditSums totals={totals} />
      <Tick label={draftTexts.restock} checked={restock} onChange={setRestock} />
      <Tick label={draftTexts.mailBuyer} checked={mails} onChange={setMails} />
      {!hasChanged && (error ?? (refused && isRight)) && (
        <p role="alert" className="c-error">
          {error ?? errorText(refused)}
        </p>
      )}
      <div className="c-row c-form-foot">
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy || !isReady}>
          {action}
        </button>
        {draft.isDirty && !isBusy && (
          <button type="button" className="c-button" onClick={() => discardUndoably(draft.discard)}>
            {draftTexts.discardEdit}
          </button>
        )}
      </div>
    </form>
  );
}
