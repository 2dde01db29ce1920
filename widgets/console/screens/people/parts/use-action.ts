import { useRef, useState } from 'react';
import { ConsoleRefusal } from '#runtime/api/console.ts';
import { errorText } from '../../../app/query.ts';

/** Runs a change that a form or a button makes, one at a time, and keeps why the last one was refused. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; errors: Readonly<Record<string, string>> }>();
  const running = useRef(false);
  /** Resolves to whether it was done; false too where another one runs. */
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setFailure({ text: errorText(error), errors: error instanceof ConsoleRefusal ? error.errors : {} });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, error: failure?.text, errors: failure?.errors ?? {} };
}
