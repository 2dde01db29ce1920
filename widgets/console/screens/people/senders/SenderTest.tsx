import { type FormEvent, useState } from 'react';
import type { SenderName, SenderTestResult } from '#runtime/contracts/senders.ts';
import { change } from '../../../app/query.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { SENDERS } from './senders.ts';

/** Sends the service a message that it checks and does not count. */
export function SenderTest({ name }: { name: SenderName }) {
  const [code, setCode] = useState('');
  const [result, setResult] = useState<SenderTestResult>();
  const { run, isBusy, error, errors } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setResult(undefined);
    void run(async () => {
      const call = { method: 'POST', path: `${SENDERS}/${name}/test`, body: code ? { code } : {} } as const;
      setResult((await change<SenderTestResult>(call)).body);
    });
  };
  return (
    <form className="p-adding" onSubmit={submit}>
      {name === 'meta' && (
        <TextField
          label="Code of the test"
          hint="Meta’s page “Test events” shows it."
          value={code}
          onChange={setCode}
          error={errors.code}
          required
        />
      )}
      <button type="submit" className="c-button" aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send a test'}
      </button>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      {result && (
        <p role="status">
          {result.isAccepted ? 'The service has accepted the test.' : 'The service has not accepted the test.'}{' '}
          <span className="c-quiet">
            {result.statusCode === null ? 'No answer came.' : `It answered ${result.statusCode}. ${result.answer}`}
          </span>
        </p>
      )}
    </form>
  );
}
