import { useStore } from '@nanostores/react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';

/** Notices of changes of the order; each stays until the visitor dismisses it. */
export function Notices({ session }: { session: CheckoutSession }) {
  const notices = useStore(session.$notices).filter(({ kind }) => kind !== 'refused');
  return (
    <div role="status">
      {notices.map(({ id, kind, text }) => (
        <div key={id} className="sqc-notice" tabIndex={-1} data-changed={kind === 'changed' ? '' : undefined}>
          <p>{text}</p>
          <button className="sqc-button sqc-plain" type="button" onClick={() => session.dismiss(id)}>
            {session.texts.dismiss}
          </button>
        </div>
      ))}
    </div>
  );
}
