import { useRef } from 'react';
import { isSame } from '#runtime/domain/same.ts';

/**
 * Returns a function that names the intent behind a call's body: a repeat of the same body has the same key, by which the
 * shop recognises it, and another body has another. `done` ends the intent, so that the same body can be sent anew.
 */
export function useIntentKey() {
  const intent = useRef<{ body: unknown; key: string } | undefined>(undefined);
  return {
    keyOf: (body: unknown): string => {
      if (!intent.current || !isSame(intent.current.body, body)) intent.current = { body, key: crypto.randomUUID() };
      return intent.current.key;
    },
    done: () => {
      intent.current = undefined;
    },
  };
}
