/**
 * States of a form: the visitor edits; the values are checked here and by the server ('Saving…'),
 * then sent ('Submitting…'). What was refused goes on being edited, and nothing typed is lost.
 */
export type FormState =
  | { status: 'editing' }
  | { status: 'saving' }
  | { status: 'submitting' }
  | { status: 'refused'; message: string; errors: Readonly<Record<string, string>> }
  | { status: 'submitted' };

/** Text by field id; empty unless fields were refused. */
export function errorsOf(state: FormState): Readonly<Record<string, string>> {
  return state.status === 'refused' ? state.errors : {};
}

/** While it is checked or sent, the form takes no second submit. */
export function isBusy({ status }: FormState): boolean {
  return status === 'saving' || status === 'submitting';
}
