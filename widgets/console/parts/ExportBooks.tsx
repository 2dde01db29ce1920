import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { BOOK_FORMATS, type BookFormat } from '#runtime/contracts/book-formats.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { booksTexts } from '#runtime/i18n/en/console/books.ts';
import { errorText } from '../app/query.ts';
import { fetchInSession } from '../app/session.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Choice } from './Choice.tsx';
import { saveFile } from './save-file.ts';
import { TextField } from './TextField.tsx';
import { Tick } from './Tick.tsx';
import { shopTimeZone } from './time-zone.ts';

interface Props {
  kind: 'orders' | 'taxes';
}

const FORMAT_TEXT = { orders: booksTexts.eachOrder, lines: booksTexts.eachLine } as const satisfies Record<
  BookFormat,
  string
>;

/** A button that asks for some days, and saves their orders or taxes as a CSV file. */
export function ExportBooks({ kind }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="c-button" onClick={() => setOpen(true)}>
        {kind === 'orders' ? booksTexts.exportOrders : booksTexts.exportTaxes}
      </button>
      {isOpen && <BooksDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function BooksDialog({ kind, onClose }: Props & { onClose: () => void }) {
  const today = dayIn(Date.now(), shopTimeZone());
  const [from, setFrom] = useState(`${today.slice(0, 'YYYY-MM'.length)}-01`);
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<BookFormat>('orders');
  const [withTests, setWithTests] = useState(false);
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  const [failure, setFailure] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const wrong = wrongDays(from, to);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const days = { from, to, tests: withTests ? ('true' as const) : undefined };
      const path =
        kind === 'orders'
          ? addressOf('/api/owner/orders/export', { ...days, format })
          : addressOf('/api/owner/taxes/export', days);
      const file = await fetchInSession({ path });
      saveFile(file.blob, file.name);
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      title={kind === 'orders' ? booksTexts.ordersTitle : booksTexts.taxesTitle}
      action={booksTexts.saveFile}
      isBusy={isBusy}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{kind === 'orders' ? booksTexts.ordersText : booksTexts.taxesText}</p>
      <TextField label={booksTexts.firstDay} type="date" value={from} onChange={setFrom} error={errors.from} />
      <TextField label={booksTexts.lastDay} type="date" value={to} onChange={setTo} error={errors.to} />
      {kind === 'orders' && (
        <Choice
          label={booksTexts.aRowFor}
          value={format}
          onChange={setFormat}
          options={BOOK_FORMATS.map((each) => [each, FORMAT_TEXT[each]] as const)}
        />
      )}
      <Tick label={booksTexts.withTests} checked={withTests} onChange={setWithTests} />
    </ActionDialog>
  );
}

function wrongDays(from: string, to: string): { from?: string; to?: string } {
  if (from === '') return { from: booksTexts.chooseADay };
  if (to === '') return { to: booksTexts.chooseADay };
  return from > to ? { to: booksTexts.lastDayIsEarlier } : {};
}
