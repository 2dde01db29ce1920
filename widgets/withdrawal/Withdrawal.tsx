import { useEffect, useState } from 'react';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';

interface WithdrawalProps {
  /** The order's number, where the page knows it. */
  order?: string | undefined;
  headingLevel: string;
  host: HTMLElement;
}

const loadForm = lazy(() => import('./load-form.ts'));
type Loaded = Awaited<ReturnType<Awaited<ReturnType<typeof loadForm>>['loadForm']>>;

/** Withdraws from a contract. Until the form is fetched, and if it cannot be, the tag's own content shows. */
export function Withdrawal({ order = '', headingLevel, host }: WithdrawalProps) {
  const form = useForm();
  if (!form) return <slot />;
  return <form.WithdrawalForm {...form} key={order} order={order} headingLevel={headingLevel} host={host} />;
}

function useForm(): Loaded | undefined {
  const [form, setForm] = useState<Loaded>();
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    let isLoaded = false;
    const load = async () => {
      try {
        const loaded = await (await loadForm()).loadForm();
        isLoaded = true;
        if (!signal.aborted) setForm(loaded);
      } catch (error) {
        report(error, 'sq-withdrawal');
      }
    };
    void load();
    // What could not be fetched is fetched again when the connection is back.
    addEventListener('online', () => isLoaded || void load(), { signal });
    return () => life.abort();
  }, []);
  return form;
}
