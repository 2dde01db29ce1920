import { useEffect, useRef } from 'react';
import { type ConfirmOptions, confirm } from './confirm.ts';

/** Asks for confirmation once mounted and calls `onAnswer` once; unmounting closes the question. */
export function ConfirmDialog({ onAnswer, ...options }: ConfirmOptions & { onAnswer(isConfirmed: boolean): void }) {
  const current = useRef({ options, onAnswer });
  current.current = { options, onAnswer };
  useEffect(() => {
    let isMounted = true;
    const question = confirm(current.current.options);
    question.then((isConfirmed) => isMounted && current.current.onAnswer(isConfirmed));
    return () => {
      isMounted = false;
      question.close();
    };
  }, []);
  return null;
}
