import { useState } from 'react';
import type { MailSender, TestMail } from '#runtime/contracts/mail-sender.ts';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { STATE_NAMES } from './mail-sender.ts';

/** From whom mails come now, and a button that tries it. */
export function SenderState({ sender }: { sender: MailSender }) {
  const { state, senderAddress, serverAddress, senderName, refusedAt, refusal } = sender;
  const address = state === 'own' ? senderAddress : serverAddress;
  return (
    <Section
      title={domainTexts.mailsNow}
      actions={<span className={state === 'none' ? 'c-badge c-badge--warn' : 'c-badge'}>{STATE_NAMES[state]}</span>}
    >
      {state === 'none' && <p>{domainTexts.noneText}</p>}
      {state !== 'none' && address !== null && <p>{fill(domainTexts.comesFrom, { name: senderName, address })}</p>}
      {refusedAt !== null && (
        <p className="c-error" role="alert">
          {fill(domainTexts.refused, { address: senderAddress, time: dateTime(refusedAt), code: refusal })}
        </p>
      )}
      {state === 'server' && senderAddress !== '' && refusedAt === null && (
        <p>{fill(domainTexts.waitsForCheck, { address: senderAddress })}</p>
      )}
      {state !== 'none' && may('settings:write') && <Test />}
    </Section>
  );
}

function Test() {
  const [sent, setSent] = useState<TestMail>();
  const { run, isBusy, error } = useAction();
  const send = () => {
    setSent(undefined);
    void run(async () => setSent((await change({ method: 'POST', path: '/api/owner/mail-sender/test' })).body));
  };
  return (
    <>
      <p>
        <button type="button" className="c-button" aria-disabled={isBusy} onClick={send}>
          {isBusy ? domainTexts.sending : domainTexts.sendTest}
        </button>
      </p>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      {sent && <p role="status">{fill(domainTexts.testSent, { ...sent })}</p>}
    </>
  );
}
