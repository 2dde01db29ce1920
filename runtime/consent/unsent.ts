/** Mark in the page's storage: the shop has not confirmed the visitor's answer. */
const UNSENT = 'sq:consent-untold';

/** Whether the visitor's answer has yet to reach the shop. A browser that refuses storage is taken to have sent it. */
export function isAnswerUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}

export function markAnswer(state: 'unsent' | 'sent'): void {
  try {
    if (state === 'unsent') localStorage.setItem(UNSENT, '');
    else localStorage.removeItem(UNSENT);
  } catch {
    // Without storage, later pages do not send the answer again.
  }
}
