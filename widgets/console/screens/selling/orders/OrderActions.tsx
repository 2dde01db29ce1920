import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { Link } from '../../../app/Link.tsx';
import { change } from '../../../app/query.ts';
import { fetchInSession, may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DeliveredDialog } from './DeliveredDialog.tsx';
import { hasGoods, stepsOf } from './order-rules.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { SentDialog } from './SentDialog.tsx';

type Opened = 'sent' | 'delivered' | 'refund' | 'cancel';

/** The buttons of an order: those that its state and the person's role allow. */
export function OrderActions({ order }: { order: Order }) {
  const [opened, setOpened] = useState<Opened | undefined>();
  const close = () => setOpened(undefined);
  const { number } = order;
  const steps = stepsOf(order);
  const canWrite = may('orders:write');
  const record = (step: 'packed' | 'ended') => {
    const path = addressOf(`/api/owner/orders/:order/${step}`, { order: number });
    return change({ method: 'POST', path, body: {} }, ['/api/owner/orders']);
  };
  const fetchSlip = async () => {
    const path = addressOf('/api/owner/orders/:order/packing-slip', { order: number });
    const { blob, name } = await fetchInSession({ path });
    saveFile(blob, name || `packing-slip-${number}.html`);
  };
  const end = () =>
    ask({
      title: sellingTexts.completeThisOrder,
      text: sellingTexts.nothingMore,
      action: sellingTexts.complete,
      run: async () => void (await record('ended')),
    });
  const button = (text: string, onClick: () => void, isMain = false) => (
    <button type="button" className={isMain ? 'c-button c-button--main' : 'c-button'} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <div className="c-row">
      {canWrite && steps.canPack && (
        <ActionButton isMain action={() => record('packed')} done={fill(sellingTexts.orderIsPacked, { number })}>
          {sellingTexts.markAsPacked}
        </ActionButton>
      )}
      {canWrite && steps.canSend && button(sellingTexts.markAsSentButton, () => setOpened('sent'), !steps.canPack)}
      {canWrite &&
        steps.canDeliver &&
        button(sellingTexts.markAsDeliveredButton, () => setOpened('delivered'), !steps.canSend)}
      {hasGoods(order) && <ActionButton action={fetchSlip}>{sellingTexts.downloadThePackingSlip}</ActionButton>}
      {canWrite && steps.canEnd && button(sellingTexts.completeButton, () => void end())}
      {canWrite && steps.canEdit && (
        <Link className="c-button" to={`orders/${number}/edit`}>
          {draftTexts.editTheOrder}
        </Link>
      )}
      {canWrite && steps.canRefund && button(sellingTexts.refundButton, () => setOpened('refund'))}
      {canWrite && steps.canCancel && button(sellingTexts.cancelTheOrderButton, () => setOpened('cancel'))}
      {opened === 'sent' && <SentDialog order={order} onClose={close} />}
      {opened === 'delivered' && <DeliveredDialog orderNumber={number} onClose={close} />}
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </div>
  );
}
