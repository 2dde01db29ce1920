import type { Sender } from '#runtime/contracts/senders.ts';
import { dateTime } from '../../../parts/formats.ts';

/** Shows how a service stands: what was sent, what waits, and why it has stopped. */
export function SenderFacts({ sender }: { sender: Sender }) {
  const { stoppedAt, lastAnswer, lastStatus, lastSentAt, nextTryAt, waiting, sent, givenUp } = sender;
  return (
    <>
      {stoppedAt !== null && (
        <p role="alert" className="c-error">
          Nothing is sent since {dateTime(stoppedAt)}, because the service has refused it
          {lastStatus !== null && ` with ${lastStatus}`}
          {lastAnswer && `: ${lastAnswer}`}. Save it again to go on.
        </p>
      )}
      <dl className="c-facts">
        <dt>Sent</dt>
        <dd>{sent}</dd>
        <dt>Waiting</dt>
        <dd>
          {waiting}
          {nextTryAt !== null && `, next try ${dateTime(nextTryAt)}`}
        </dd>
        <dt>Given up</dt>
        <dd>{givenUp}</dd>
        <dt>Last sent</dt>
        <dd>{lastSentAt === null ? 'never' : dateTime(lastSentAt)}</dd>
      </dl>
    </>
  );
}
