/** What the attributes of a field's control depend on. */
export interface FieldState {
  id: string;
  /** A text that explains the field, in the element with the id `hintId(id)`. */
  hint?: string | undefined;
  /** A text that tells why the value is refused, in the element with the id `errorId(id)`. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
}

/** The attributes that tie a control to its label, hint and error. HTML and React spell them alike. */
export interface FieldAttributes {
  id: string;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/**
 * Returns the attributes of a field's control. They have `aria-required`, because `required` lets some browsers tell
 * screen readers that a field is invalid before anything was entered.
 */
export function fieldAttributes({ id, hint, error, isRequired }: FieldState): FieldAttributes {
  const described = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    id,
    'aria-required': isRequired || undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': Boolean(error) || undefined,
  };
}
