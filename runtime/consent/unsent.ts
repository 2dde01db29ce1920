/** Mark in the page's storage: the shop has not confirmed the visitor's answer. */
const UNTOLD = 'sq:consent-untold';

/** Whether the shop has yet to be told of the answer. Where storage is refused, nothing is known of it. */
export function isAnswerUntold(): boolean {
  try {
    return localStorage.getItem(UNTOLD) !== null;
  } catch {
    return false;
  }
}

export function markAnswer(state: 'untold' | 'told'): void {
  try {
    if (state === 'untold') localStorage.setItem(UNTOLD, '');
    else localStorage.removeItem(UNTOLD);
  } catch {
    // A page without storage makes up for nothing later.
  }
}
