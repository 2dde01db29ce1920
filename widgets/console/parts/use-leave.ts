import { useEffect, useState } from 'react';
import { navigate } from '../app/router.ts';

/** Returns a function that goes to another screen once the draft of this one was discarded, so that nobody is asked. */
export function useLeave(): (to: string) => void {
  const [to, setTo] = useState<string | undefined>();
  useEffect(() => {
    if (to !== undefined) void navigate(to);
  }, [to]);
  return setTo;
}
