import { errorId } from '#runtime/domain/field-attributes.ts';

/** Tells why a field's value is refused; the focus may be in the field already, so it is an alert. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p part="error" id={errorId(id)} role="alert">
      {text}
    </p>
  ) : null;
}
