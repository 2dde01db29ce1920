import { useEffect, useRef, useState } from 'react';
import { EDITOR } from '../../../app/editor-strings.ts';
import { notify } from '../../../app/notices.ts';
import { errorText } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
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
      const tell = (records: number) => setState({ status: 'working', records });
      const { file, records, tooLarge, hasChanged } = await exportShop(
        { orders, customers },
        { signal: control.signal, tell },
      );
      saveFile(file, `${document.body.dataset.site ?? 'shop'}-${new Date().toISOString().slice(0, 10)}.jsonl`);
      setState({
        status: 'ended',
        remarks: [
          `The file has ${countText(records, 'record')}.`,
          ...(hasChanged
            ? ['The shop was changed meanwhile. If an import of the file refuses records, export it again.']
            : []),
          ...tooLarge.map((name) => `The file does not hold the ${name}, which is larger than 5 MB.`),
        ],
      });
    } catch (error) {
      setState({ status: 'ready' });
      notify(control.signal.aborted ? EDITOR.fileCancelled : `${EDITOR.fileIncomplete}. ${errorText(error)}`, {
        kind: 'failed',
      });
    }
  };
  return (
    <Section title="Export the whole shop">
      <p>The file holds settings, pages, products, pictures, forms and templates. Another shop can import it.</p>
      {may('orders:read') && <Tick label="With the orders" checked={orders} onChange={setOrders} />}
      {may('lists:read') && may('submissions:read') && (
        <Tick
          label="With people"
          checked={customers}
          hint="Subscribers, what they sent, and who ordered. Keep such a file safe."
          onChange={setCustomers}
        />
      )}
      {state.status === 'working' ? (
        <div className="c-row">
          <span role="status">{countText(state.records, 'record')}</span>
          <progress className="p-progress" aria-label="Records of the shop" />
          <button type="button" className="c-button" onClick={() => stop.current?.abort()}>
            Stop
          </button>
        </div>
      ) : (
        <div className="c-row">
          <button type="button" className="c-button" onClick={() => void start()}>
            Export the shop
          </button>
        </div>
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
