import type { ShopAnswer } from '#runtime/api/console.ts';
import { type Merge, mergeChanges } from '#runtime/domain/merge.ts';
import { isSame } from '#runtime/domain/same.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { NotUndone } from './notices.ts';
import { isStale } from './query.ts';
import { finishKept } from './use-draft.ts';

/** How often an undoing reads the object anew because somebody else changes it in the same moment. */
const TRIES = 3;

/** A change that was refused because somebody else has made another one. */
export interface Conflict<Value> extends Merge<Value> {
  theirs: Value;
  version: number | undefined;
}

/** The editor of an object whose screen is open. */
export interface OpenEditor<Value extends object> {
  /** What the person has typed by now. */
  typed(): Value | undefined;
  /** Goes on from another state of the shop; what was typed over `from` is a change of that state. */
  finish(from: Value, saved: Value, version: number | undefined): void;
  showConflict(conflict: Conflict<Value>): void;
}

/** The editors of open screens, by the keys of their drafts. */
const open = new Map<string, OpenEditor<object>>();

/** Lets an undoing reach the editor while its screen is open. Returns what ends that. */
export function openEditor<Value extends object>(key: string, editor: OpenEditor<Value>): () => void {
  open.set(key, editor);
  return () => {
    if (open.get(key) === editor) open.delete(key);
  };
}

interface Save<Body, Value extends object> {
  key: string;
  /** What the object is called; '' where it has no name. */
  name: string;
  before: Value;
  /** The answer to the save. */
  answer: ShopAnswer<Body>;
  toValue: (body: Body) => Value;
  read: () => Promise<ShopAnswer<Body>>;
  put: (value: Value, current: ShopAnswer<Body>) => Promise<ShopAnswer<Body>>;
}

/**
 * Puts back what was there before a save, and returns the sentence about it. What somebody else has changed since stays. Where
 * both have changed one field, nothing is written: the open screen asks what stays, and otherwise NotUndone says so.
 */
export async function undoSave<Body, Value extends object>(
  save: Save<Body, Value>,
): Promise<string | null | undefined> {
  const { key, name, before, answer, toValue, read, put } = save;
  const saved = toValue(answer.body);
  // Without a version, nothing but a reading tells whether it has changed.
  let current = answer.version === undefined ? await read() : answer;
  for (let tries = TRIES; ; tries--) {
    const theirs = toValue(current.body);
    const { merged, clashes } = mergeChanges(saved, before, theirs);
    if (clashes.length > 0) return askOrRefuse();
    try {
      const undone = await put(merged, current);
      const value = toValue(undone.body);
      const shown = open.get(key);
      if (shown) shown.finish(saved, value, undone.version);
      else finishKept(key, saved, value, undone.version);
      const text = isSame(theirs, saved) ? shellTexts.asBefore : shellTexts.asBeforeButOthers;
      return name === '' ? undefined : fill(text, { name });
    } catch (error) {
      if (!isStale(error) || tries <= 1) throw error;
      current = await read();
    }
  }

  function askOrRefuse(): null {
    const shown = open.get(key);
    if (!shown) throw new NotUndone(fill(shellTexts.changedSince, { name }));
    const theirs = toValue(current.body);
    // What the person has typed since the save goes before what the undoing puts back.
    const typed = (shown.typed() ?? saved) as Value;
    const mine = mergeChanges(saved, typed, before).merged;
    shown.showConflict({ ...mergeChanges(saved, mine, theirs), theirs, version: current.version });
    return null;
  }
}
