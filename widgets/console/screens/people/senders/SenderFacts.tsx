import type { Sender } from '#runtime/contracts/senders.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { dateTime } from '../../../parts/formats.ts';

/** Shows how a service stands: what was sent, what waits, and why it has stopped. */
export function SenderFacts({ sender }: { sender: Sender }) {
  const { stoppedAt, lastAnswer, lastStatus, lastSentAt, nextTryAt, waiting, sent, givenUp } = sender;
  return (
    <>
      {stoppedAt !== null && (
        <p role="alert" className="c-error">
          {fill(peopleTexts.nothingIsSentSince, { time: dateTime(stoppedAt) })}
          {lastStatus !== null && ` ${fill(peopleTexts.withLastStatus, { lastStatus })}`}
          {lastAnswer && `: ${lastAnswer}`}
          {peopleTexts.saveItAgain}
        </p>
      )}
      <dl className="c-facts">
        <dt>{commonTexts.mailed}</dt>
        <dd>{sent}</dd>
        <dt>{peopleTexts.waiting}</dt>
        <dd>
          {waiting}
          {nextTryAt !== null && fill(peopleTexts.nextTryTime, { time: dateTime(nextTryAt) })}
        </dd>
        <dt>{peopleTexts.givenUp}</dt>
        <dd>{givenUp}</dd>
        <dt>{peopleTexts.lastSent}</dt>
        <dd>{lastSentAt === null ? peopleTexts.never : dateTime(lastSentAt)}</dd>
      </dl>
    </>
  );
}
