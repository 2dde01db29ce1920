import { useRef, useState } from 'react';
import { ApiFailure } from '#runtime/api/failure.ts';
import { report } from '#runtime/report.ts';
import { useAccount } from './context.ts';

/** What became of something that a person asked for. `isOld`: their sign-in is too long ago for it. */
export type Act =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string; errors: Readonly<Record<string, string>>; isOld?: boolean }
  | { status: 'done'; message: string };

interface Acting {
  act: Act;
  /** Does the work once at a time, and shows what became of it. `done` is shown when it has succeeded. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>;
}

/** State of a form or button that calls the shop. */
export function useAct(): Acting {
  const { texts } = useAccount();
  const [act, setAct] = useState<Act>({ status: 'idle' });
  const isBusy = useRef(false);

  async function run(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setAct({ status: 'busy' });
    try {
      await work();
      setAct({ status: 'done', message: done });
      return true;
    } catch (error) {
      setAct(failed(error, texts.failed));
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  return { act, run };
}

function failed(error: unknown, fallback: string): Act {
  if (error instanceof ShownFailure) return { status: 'failed', message: error.message, errors: {} };
  if (!(error instanceof ApiFailure)) {
    report(error, 'sq-account');
    return { status: 'failed', message: fallback, errors: {} };
  }
  return {
    status: 'failed',
    message: error.message,
    errors: error.errors ?? {},
    isOld: error.code === 'SIGN_IN_AGAIN',
  };
}

/** A failure whose message is a text for the person. */
export class ShownFailure extends Error {}
