import type { ReactNode } from 'react';
import { notify } from '../app/notices.ts';
import { errorText } from '../app/query.ts';
import { useAction } from './use-action.ts';

interface Props {
  action: () => Promise<unknown>;
  /** The text after it; none by default. */
  done?: string;
  isMain?: boolean;
  isSmall?: boolean;
  children: ReactNode;
}

/** A button that does something at once, and shows the result. */
export function ActionButton({ action, done, isMain, isSmall, children }: Props) {
  const { run, isBusy } = useAction();
  const press = () =>
    void run(async () => {
      await action().catch((error: unknown) => {
        notify(errorText(error), { kind: 'failed' });
        throw error;
      });
    }, done);
  return (
    <button
      type="button"
      className={`c-button ${isMain ? 'c-button--main' : ''} ${isSmall ? 'c-button--small' : ''}`}
      aria-disabled={isBusy}
      onClick={press}
    >
      {children}
    </button>
  );
}
