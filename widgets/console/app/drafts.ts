/** Drafts stay in this browser under such names, until they are saved, discarded, or their person signs out. */
const PREFIX = 'sq-console:';

/** A value that is being changed, and the one that it was made from. */
export interface KeptDraft<Value> {
  value: Value;
  base: Value;
  /** The version of the base; undefined where it has none. */
  version: number | undefined;
}

/** Returns what was typed before; undefined where nothing was, or the browser keeps nothing. */
export function readDraft<Value>(key: string): KeptDraft<Value> | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as KeptDraft<Value>);
  } catch {
    return undefined;
  }
}

/** Keeps what was typed; undefined forgets it. */
export function writeDraft<Value>(key: string, draft: KeptDraft<Value> | undefined): void {
  try {
    if (draft) localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    else localStorage.removeItem(PREFIX + key);
  } catch {
    // A browser without storage keeps the draft as long as the page is open.
  }
}

/** Forgets everything that was typed, for the next person at this browser. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
