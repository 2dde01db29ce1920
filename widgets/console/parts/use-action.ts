import { useRef, useState } from 'react';
import { notify } from '../app/notices.ts';
import { errorText, fieldErrors } from '../app/query.ts';

/** Why an action did not happen: the text for the person, and texts by the path of their field. */
interface Failure {
  text: string;
  errors: Readonly<Record<string, string>>;
}

/** Runs what a form or a button does, one at a time, and keeps why the last one did not happen. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>();
  const running = useRef(false);
  /** Resolves to whether it has succeeded, which `done` then announces; false too where another one runs. */
  const run = async (action: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
      if (done) notify(done);
      return true;
    } catch (error) {
      setFailure({ text: errorText(error), errors: fieldErrors(error) });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, error: failure?.text, errors: failure?.errors ?? {} };
}
