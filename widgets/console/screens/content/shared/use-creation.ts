import { useRef, useState } from 'react';
import { ConsoleRefusal } from '#runtime/api/console.ts';
import { change, errorText } from '../../../app/query.ts';

interface Intent {
  text: string;
  key: string;
}

/**
 * Creates an object of the shop at most once, however often a person repeats what they want. Something else gets a key of
 * its own.
 */
export function useCreation<Created>(path: string, touched: readonly string[]) {
  const intent = useRef<Intent | undefined>(undefined);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** Resolves to what was created, and to undefined where that was refused. */
  const create = async (body: object): Promise<Created | undefined> => {
    if (isSaving) return undefined;
    setSaving(true);
    setFailure(undefined);
    const text = JSON.stringify(body);
    if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() };
    try {
      const { key } = intent.current;
      const answer = await change<Created>({ method: 'POST', path, body, idempotencyKey: key }, touched);
      intent.current = undefined;
      return answer.body;
    } catch (error) {
      setFailure(error);
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  const errors: Readonly<Record<string, string>> = failure instanceof ConsoleRefusal ? failure.errors : {};
  return { create, isSaving, errors, error: failure === undefined ? undefined : errorText(failure) };
}
