import { useEffect, useRef, useState } from 'react';
import { notify } from '../../../app/notices.ts';
import { errorText, refresh } from '../../../app/query.ts';
import { RESTOCK } from '../addresses.ts';
import { countText } from '../count-text.ts';
import { type SentSoFar, sendAll } from './send-all.ts';

/** Sends the mails about all that is in stock again, and can be stopped. */
export function SendAll() {
  const [sent, setSent] = useState<SentSoFar | undefined>();
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    stop.current = control;
    let last: SentSoFar = { done: 0, total: 0, mails: 0, remaining: 0, failed: 0 };
    setSent(last);
    const tell = (now: SentSoFar) => {
      last = now;
      setSent(now);
    };
    try {
      notify(textOf(await sendAll(control.signal, tell)));
    } catch (error) {
      if (control.signal.aborted) notify(`Stopped. ${textOf(last)}`);
      else notify(errorText(error), { kind: 'failed' });
    } finally {
      setSent(undefined);
      refresh([RESTOCK]);
    }
  };
  if (!sent) {
    return (
      <button type="button" className="c-button c-button--main" onClick={() => void start()}>
        Send all mails
      </button>
    );
  }
  return (
    <>
      <span role="status">
        {sent.done} of {countText(sent.total, 'variant')}
      </span>
      <progress
        className="p-progress"
        aria-label="Variants whose mails are sent"
        value={sent.done}
        max={sent.total || 1}
      />
      <button type="button" className="c-button" onClick={() => stop.current?.abort()}>
        Stop
      </button>
    </>
  );
}

function textOf({ total, mails, remaining, failed }: SentSoFar): string {
  if (total === 0) return 'Nothing that people wait for is in stock.';
  const rest = remaining > 0 ? ` ${remaining} more follow in the next minutes.` : '';
  const errors = failed > 0 ? ` Those of ${countText(failed, 'variant')} could not be sent.` : '';
  return `Sent: ${countText(mails, 'mail')}.${rest}${errors}`;
}
