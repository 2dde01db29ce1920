import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { isPlaceOnly } from '#runtime/domain/address.ts';
import { LABEL_FORMATS, type LabelFormat } from '#runtime/domain/label-formats.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { fetchInSession } from '../../../app/session.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';

const FORMATS = [
  ['a4-14', orderListTexts.formatA4x14],
  ['a4-24', orderListTexts.formatA4x24],
  ['4x6', orderListTexts.format4x6],
] as const;

/** Downloads a page with the address labels of orders, to print. */
export function LabelsDialog({ orders, onClose }: { orders: readonly Order[]; onClose: () => void }) {
  const [format, setFormat] = useState<LabelFormat>('a4-14');
  const [skip, setSkip] = useState('0');
  const [skipError, setSkipError] = useState('');
  const { run, isBusy, error } = useAction();
  const { columns, rows } = LABEL_FORMATS[format];
  const most = columns * rows - 1;
  const withAddress = orders.filter(({ address }) => address && !isPlaceOnly(address));
  const without = orders.length - withAddress.length;
  const submit = async () => {
    const isWrong = most > 0 && !(/^\d{1,2}$/.test(skip.trim()) && Number(skip) <= most);
    setSkipError(isWrong ? fill(orderListTexts.skipWrong, { most }) : '');
    if (isWrong) return;
    const numbers = withAddress.map(({ number }) => number).join(',');
    const query = { orders: numbers, format, skip: most > 0 ? Number(skip) : 0 };
    const save = async () => {
      const { blob } = await fetchInSession({ path: addressOf('/api/owner/orders/labels', query) });
      saveFile(blob, `labels-${format}.html`);
    };
    if (await run(save)) onClose();
  };
  return (
    <ActionDialog
      title={orderListTexts.labelsTitle}
      action={orderListTexts.labelsAction}
      isBusy={isBusy}
      error={error ?? (withAddress.length === 0 ? orderListTexts.noAddresses : undefined)}
      onSubmit={() => withAddress.length > 0 && void submit()}
      onClose={onClose}
    >
      <p>
        {fill(orderListTexts.labelsFor, { n: withAddress.length })}
        {without > 0 && withAddress.length > 0 && `. ${fill(orderListTexts.withoutAddress, { n: without })}`}
      </p>
      <Choice label={orderListTexts.format} value={format} onChange={setFormat} options={FORMATS} />
      {most > 0 && (
        <TextField
          label={orderListTexts.skip}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          value={skip}
          onChange={setSkip}
          hint={fill(orderListTexts.skipHint, { most })}
          error={skipError}
        />
      )}
      <p className="c-quiet">{orderListTexts.printHint}</p>
    </ActionDialog>
  );
}
