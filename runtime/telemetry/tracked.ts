/** Ids of what this browser has sent, so that a page that is loaded again does not send it again. */
const KEY = 'sq:told';
/** How many are remembered. */
const REMEMBERED = 30;

const onThisPage = new Set<string>();

/** Returns whether something has not been sent yet, and remembers that it is sent now. */
export function isNew(id: string): boolean {
  if (onThisPage.has(id)) return false;
  onThisPage.add(id);
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored : [];
    if (ids.includes(id)) return false;
    localStorage.setItem(KEY, JSON.stringify([...ids, id].slice(-REMEMBERED)));
  } catch {
    // Without storage, a page that is loaded again sends it again, under the same id.
  }
  return true;
}
