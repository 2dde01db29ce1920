import { useEffect, useState } from 'react';
import { ApiFailure } from '#runtime/api/failure.ts';
import { report } from '#runtime/report.ts';
import { useAccount } from './context.ts';

type List<Item> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; items: readonly Item[] };

/** A list that the shop answers with; `reload` reads it anew, and what is there stays until then. */
export function useList<Item>(read: () => Promise<readonly Item[]>): { list: List<Item>; reload(): void } {
  const { texts } = useAccount();
  const [list, setList] = useState<List<Item>>({ status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads once
  useEffect(() => {
    let isCurrent = true;
    read().then(
      (items) => isCurrent && setList({ status: 'ready', items }),
      (error) => {
        if (!(error instanceof ApiFailure)) report(error, 'sq-account');
        const message = error instanceof ApiFailure ? error.message : texts.failed;
        if (isCurrent) setList((before) => (before.status === 'ready' ? before : { status: 'failed', message }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [round]);

  return { list, reload: () => setRound((count) => count + 1) };
}
