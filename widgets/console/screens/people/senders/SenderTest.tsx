import { type FormEvent, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { SenderName, SenderTestResult } from '#runtime/contracts/senders.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';

/** Sends the service a message that it checks and does not count. */
export function SenderTest({ name }: { name: SenderName }) {
  const [code, setCode] = useState('');
  const [result, setResult] = useState<SenderTestResult>();
  const { run, isBusy, error, errors } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setResult(undefined);
    void run(async () => {
      const path = addressOf('/api/owner/senders/:name/test', { name });
      setResult((await change({ method: 'POST', path, body: code ? { code } : {} })).body);
    });
  };
  return (
    <form className="p-adding" onSubmit={submit}>
      {name === 'meta' && (
        <TextField
          label={peopleTexts.codeOfTheTest}
          hint={peopleTexts.metasPageTestEvents}
          value={code}
          onChange={setCode}
          error={errors.code}
          required
        />
      )}
      <button type="submit" className="c-button" aria-disabled={isBusy}>
        {isBusy ? peopleTexts.sending : peopleTexts.sendATest}
      </button>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      {result && (
        <p role="status">
          {result.isAccepted ? peopleTexts.serviceHasAccepted : peopleTexts.serviceHasNotAccepted}{' '}
          <span className="c-quiet">
            {result.statusCode === null
              ? peopleTexts.noAnswerCame
              : fill(peopleTexts.itAnsweredStatusCode, { statusCode: result.statusCode, answer: result.answer })}
          </span>
        </p>
      )}
    </form>
  );
}
