import { useEffect, useRef, useState } from 'react';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { errorText } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Section } from '../../../parts/Section.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { Tick } from '../../../parts/Tick.tsx';
import { countText } from '../count-text.ts';
import { exportShop } from './shop-export.ts';

type State =
  | { status: 'ready' }
  | { status: 'working'; records: number }
  | { status: 'ended'; remarks: readonly string[] };

/** Saves the whole shop as one file, which another shop can import. */
export function ExportShop() {
  const [orders, setOrders] = useState(false);
  const [customers, setCustomers] = useState(false);
  const [state, setState] = useState<State>({ status: 'ready' });
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    stop.current = control;
    setState({ status: 'working', records: 0 });
    try {
      const onProgress = (records: number) => setState({ status: 'working', records });
      const { file, records, tooLarge, hasChanged } = await exportShop(
        { orders, customers },
        { signal: control.signal, onProgress },
      );
      saveFile(file, `${document.body.dataset.site ?? 'shop'}-${new Date().toISOString().slice(0, 10)}.jsonl`);
      setState({
        status: 'ended',
        remarks: [
          fill(productsTexts.fileHas, { count: countText(records, productsTexts.countRecords) }),
          ...(hasChanged ? [productsTexts.shopWasChangedMeanwhile] : []),
          ...tooLarge.map((name) => fill(productsTexts.fileDoesNotHold, { name })),
        ],
      });
    } catch (error) {
      setState({ status: 'ready' });
      notify(
        control.signal.aborted ? editorTexts.fileCancelled : `${editorTexts.fileIncomplete}. ${errorText(error)}`,
        {
          kind: 'failed',
        },
      );
    }
  };
  return (
    <Section title={productsTexts.exportTheWholeShop}>
      <p>{productsTexts.fileHoldsSettingsPages}</p>
      {may('orders:read') && <Tick label={productsTexts.withTheOrders} checked={orders} onChange={setOrders} />}
      {may('lists:read') && may('submissions:read') && (
        <Tick
          label={productsTexts.withPeople}
          checked={customers}
          hint={productsTexts.subscribersWhatTheySent}
          onChange={setCustomers}
        />
      )}
      <div className="c-row">
        <button type="button" className="c-button" onClick={() => state.status !== 'working' && void start()}>
          {productsTexts.exportTheShop}
        </button>
      </div>
      {state.status === 'working' && (
        <ConfirmDialog
          title={productsTexts.exportTheWholeShop}
          action={productsTexts.stop}
          isCancellable={false}
          answer={() => stop.current?.abort()}
        >
          <p role="status">{countText(state.records, productsTexts.countRecords)}</p>
          <progress className="p-progress" aria-label={productsTexts.recordsOfTheShop} />
        </ConfirmDialog>
      )}
      {state.status === 'ended' && (
        <ul className="c-list" role="status">
          {state.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
