import type { MailRecord, MailSender } from '#runtime/contracts/mail-sender.ts';
import { domainOf } from '#runtime/domain/email.ts';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { CopyText } from '../../../parts/CopyText.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { MAIL_SENDER, RECORD_STATE_NAMES, RECORD_TEXTS, summaryOf } from './mail-sender.ts';

/** The records that the sender's domain needs: how to set them, how each stands, and the check. */
export function MailRecords({ sender }: { sender: MailSender }) {
  const { records, senderAddress, checkedAt } = sender;
  const domain = domainOf(senderAddress);
  const { run, isBusy, error, errors } = useAction();
  const check = () => run(() => change({ method: 'POST', path: '/api/owner/mail-sender/check' }, [MAIL_SENDER]));
  return (
    <Section title={fill(domainTexts.recordsOf, { domain })}>
      {sender.state !== 'own' && (
        <ol className="p-steps">
          <li>{fill(domainTexts.onboard, { domain })}</li>
          <li>{domainTexts.cloudflareAdds}</li>
          {records.some(({ name }) => name === 'owner') && <li>{domainTexts.addOwner}</li>}
          <li>{domainTexts.thenCheck}</li>
        </ol>
      )}
      {may('settings:write') && (
        <p>
          <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void check()}>
            {isBusy ? domainTexts.checking : domainTexts.checkRecords}
          </button>
        </p>
      )}
      {error && (
        <p role="alert" className="c-error">
          {errors.senderAddress ?? error}
        </p>
      )}
      {checkedAt !== null && (
        <p role="status">
          {summaryOf(sender)}{' '}
          <span className="c-quiet">{fill(domainTexts.checked, { time: dateTime(checkedAt) })}</span>
        </p>
      )}
      <ul className="c-list">
        {records.map((record) => (
          <li key={record.name}>
            <Record record={record} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Record({ record }: { record: MailRecord }) {
  const { name, type, host, expected, found, state } = record;
  const texts = RECORD_TEXTS[name];
  const isWrong = state === 'missing' || state === 'wrong';
  return (
    <div className="c-stack">
      <div className="p-line">
        <span>
          <strong>{texts.name}</strong> <span className="c-quiet">{texts.text}</span>
        </span>
        <span className={isWrong ? 'c-badge c-badge--warn' : 'c-badge'}>
          {state === null ? domainTexts.notChecked : RECORD_STATE_NAMES[state]}
        </span>
      </div>
      {state !== 'done' && (
        <dl className="c-facts">
          <dt>{domainTexts.recordType}</dt>
          <dd>{type}</dd>
          <dt>{domainTexts.recordName}</dt>
          <dd>
            <CopyText text={host} name={domainTexts.recordName} />
          </dd>
          <dt>{domainTexts.recordValue}</dt>
          <dd>
            {expected === '' ? (
              domainTexts.valueOfCloudflare
            ) : (
              <CopyText text={expected} name={domainTexts.recordValue} />
            )}
          </dd>
          {found.length > 0 && (
            <>
              <dt>{domainTexts.foundValue}</dt>
              <dd>{found.join(', ')}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}
