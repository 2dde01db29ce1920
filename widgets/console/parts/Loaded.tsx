import type { ReactNode } from 'react';
import { ConsoleRefusal } from '#runtime/api/console.ts';
import { EDITOR } from '../app/editor-strings.ts';
import { errorText } from '../app/query.ts';

interface Reading<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

interface Props<Data> {
  of: Reading<Data>;
  /** The first words where nothing can be shown; 'Unable to load results' by default. */
  failure?: string;
  children: (data: Data) => ReactNode;
}

/** Shows what was read: nothing yet, an error with a button that tries again, or the data. Old data stays beside an error. */
export function Loaded<Data>({ of, failure = EDITOR.noResults, children }: Props<Data>) {
  const { data, error, isPending, refetch } = of;
  if (data === undefined && isPending && !error) return <p className="c-waiting">Loading…</p>;
  const isMissing = error instanceof ConsoleRefusal && error.status === 404;
  return (
    <>
      {error !== null && error !== undefined && (
        <div className="c-failure" role="alert">
          <p>
            <strong>{isMissing ? EDITOR.noContent : failure}</strong>
            {!isMissing && <span> {errorText(error)}</span>}
          </p>
          {!isMissing && (
            <button type="button" className="c-button c-button--small" onClick={() => void refetch()}>
              Try again
            </button>
          )}
        </div>
      )}
      {data !== undefined && !isMissing && children(data)}
    </>
  );
}
