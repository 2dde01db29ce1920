/**
 * States of a form. The visitor edits; the page and the server validate ('Saving…'); the server saves ('Submitting…').
 * A refused form stays editable, and nothing typed is lost.
 */
export type FormState =
  | { status: 'editing' }
  | { status: 'saving' }
  | { status: 'submitting' }
  | { status: 'refused'; message: string; errors: Readonly<Record<string, string>> }
  | { status: 'submitted' };

/** Whether the form is being validated or sent, and ignores a second submit. */
export function isBusy({ status }: FormState): boolean {
  return status === 'saving' || status === 'submitting';
}
