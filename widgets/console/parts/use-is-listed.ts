import { useRef } from 'react';

/** Whether the rows of a list that `usePages` reads are those of a `scope`, such as its filters, in whatever order. */
export function useIsListed(scope: string, { isPlaceholderData }: { isPlaceholderData: boolean }): boolean {
  const listed = useRef(scope);
  if (!isPlaceholderData) listed.current = scope;
  return listed.current === scope;
}
