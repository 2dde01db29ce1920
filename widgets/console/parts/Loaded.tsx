import type { ReactNode } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { isMissing } from '../app/query.ts';
import { Failure } from './Failure.tsx';

export interface Reading<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => Promise<unknown>;
}

interface Props<Data> {
  of: Reading<Data>;
  /** The first sentence where nothing can be shown; 'Unable to load results' by default. */
  failure?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows what was read: nothing yet, an error with a button that tries again, or the data. Old data stays beside an
 * error.
 */
export function Loaded<Data>({ of, failure = editorTexts.noResults, children }: Props<Data>) {
  const { data, error, isPending } = of;
  return (
    <>
      <Failure of={of} failure={failure} />
      {data === undefined && isPending && !error && <p className="c-waiting">{commonTexts.loading}</p>}
      {data !== undefined && !isMissing(error) && children(data)}
    </>
  );
}
