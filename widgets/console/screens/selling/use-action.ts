import { useState } from 'react';
import { ConsoleRefusal } from '#runtime/api/console.ts';
import { notify } from '../../app/notices.ts';
import { errorText } from '../../app/query.ts';

/** Why an action did not happen: the text for the person, and texts by the path of their field. */
export interface ActionFailure {
  text: string;
  errors: Readonly<Record<string, string>>;
}

/** Runs one action at a time. `run` resolves to whether it has succeeded; `done` is told then. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure | undefined>();
  const run = async (action: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
      if (done) notify(done);
      return true;
    } catch (error) {
      setFailure({ text: errorText(error), errors: error instanceof ConsoleRefusal ? error.errors : {} });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failure };
}
