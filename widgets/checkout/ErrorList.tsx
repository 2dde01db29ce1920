import { useStore } from '@nanostores/react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { FieldErrors, FieldName } from '#runtime/checkout/state.ts';
import { fieldId } from './controls.tsx';

/** Fields outside the form, which show their errors themselves. */
const ELSEWHERE: ReadonlySet<string> = new Set<FieldName>(['coupon', 'giftCard']);

/** The list of all errors, each a link to its field. */
export function ErrorList({ session }: { session: CheckoutSession }) {
  const errors = Object.entries(useStore(session.$errors) as FieldErrors).filter(([name]) => !ELSEWHERE.has(name));
  if (errors.length < 2) return null;
  return (
    <div className="sqc-notice sqc-refused">
      <p>{session.texts.checkEntries}</p>
      <ul>
        {errors.map(([name, text]) => (
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

/** Moves the focus to a field, without a new history entry. */
function lead(event: React.MouseEvent<HTMLElement>, name: FieldName): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const field = form?.querySelector<HTMLElement>(`#${fieldId(name)}, [name="${fieldId(name)}"]`);
  field?.focus();
}
