import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** Number of counters whose effect was not cleaned up. */
    living: number;
  }
}
window.living = 0;

/** Shows its props and how often it was pressed. */
export function Counter({ host, container, ...props }: Record<string, unknown>) {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    window.living += 1;
    return () => {
      window.living -= 1;
    };
  }, []);
  if (props.label === 'throw') throw new Error('no such label');
  return (
    <button type="button" part="button" onClick={() => setPresses(presses + 1)}>
      {JSON.stringify({ ...props, presses })}
    </button>
  );
}
