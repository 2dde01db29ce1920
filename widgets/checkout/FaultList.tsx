import { useStore } from '@nanostores/react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { FieldErrors, FieldName } from '#runtime/checkout/state.ts';
import { fieldId } from './controls.tsx';

/** These are entered elsewhere, and say what is wrong there. */
const ELSEWHERE: ReadonlySet<string> = new Set<FieldName>(['coupon', 'giftCard']);

/** All that is wrong, each leading to its field. */
export function FaultList({ session }: { session: CheckoutSession }) {
  const faults = Object.entries(useStore(session.$errors) as FieldErrors).filter(([name]) => !ELSEWHERE.has(name));
  if (faults.length < 2) return null;
  return (
    <div className="sqc-notice sqc-refused">
      <p>{session.texts.checkEntries}</p>
      <ul>
        {faults.map(([name, text]) => (
          <li key={name}>
            <a href={`#${fieldId(name as FieldName)}`} onClick={(event) => lead(event, name as FieldName)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Into the field, and not into the page's history. */
function lead(event: React.MouseEvent<HTMLElement>, name: FieldName): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const field = form?.querySelector<HTMLElement>(`#${fieldId(name)}, [name="${fieldId(name)}"]`);
  field?.focus();
}
