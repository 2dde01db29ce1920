import { useEffect, useRef, useState } from 'react';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
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
    const showProgress = (now: SentSoFar) => {
      last = now;
      setSent(now);
    };
    try {
      notify(progressText(await sendAll(control.signal, showProgress)));
    } catch (error) {
      if (control.signal.aborted) notify(fill(productsTexts.stoppedText, { text: progressText(last) }));
      else notify(errorText(error), { kind: 'failed' });
    } finally {
      setSent(undefined);
      refresh([RESTOCK]);
    }
  };
  if (!sent) {
    return (
      <button type="button" className="c-button c-button--main" onClick={() => void question(start)}>
        {productsTexts.sendAllMails}
      </button>
    );
  }
  return (
    <>
      <span role="status">
        {fill(productsTexts.doneOfCount, {
          done: sent.done,
          count: countText(sent.total, productsTexts.countVariants),
        })}
      </span>
      <progress
        className="p-progress"
        aria-label={productsTexts.variantsWhoseMails}
        value={sent.done}
        max={sent.total || 1}
      />
      <button type="button" className="c-button" onClick={() => stop.current?.abort()}>
        {productsTexts.stop}
      </button>
    </>
  );
}

const question = (start: () => Promise<void>) =>
  ask({
    title: productsTexts.sendAllMailsTitle,
    text: productsTexts.mailsCannotBeTakenBack,
    action: productsTexts.sendTheMails,
  }).then((isYes) => (isYes ? start() : undefined));

function progressText({ total, mails, remaining, failed }: SentSoFar): string {
  if (total === 0) return productsTexts.nothingThatPeopleWait;
  const rest = remaining > 0 ? ` ${fill(productsTexts.moreFollow, { remaining })}` : '';
  const errors =
    failed > 0
      ? ` ${fill(productsTexts.couldNotBeSent, { count: countText(failed, productsTexts.countVariants) })}`
      : '';
  return fill(productsTexts.sentCountRestErrors, { count: countText(mails, productsTexts.countMails), rest, errors });
}
