import { useEffect, useRef, useState } from 'react';
import { mergeChanges } from '#runtime/domain/merge.ts';
import { isSame } from '#runtime/domain/same.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { ask } from './dialogs.ts';
import { type KeptDraft, readDraft, writeDraft } from './drafts.ts';
import { notify } from './notices.ts';
import { guardLeaving } from './router.ts';

const UNSAVED: string = shellTexts.whatYouHaveChanged;

export interface Draft<Value> {
  value: Value;
  base: Value;
  version: number | undefined;
  isDirty: boolean;
  /** Whether it was typed before the screen was opened. */
  isRestored: boolean;
  change: (changes: Partial<Value>) => void;
  /** Goes on from another base, as after a save; the value is the base's where none is given. */
  rebase: (base: Value, version: number | undefined, value?: Value) => void;
  /**
   * Goes on from what the shop has saved. What was typed since it was sent is not lost: it is a change of what was saved.
   */
  finish: (sent: Value, saved: Value, version: number | undefined) => void;
  discard: () => void;
}

/**
 * Keeps what a person makes of an object until it is saved. It outlasts a lost connection and a closed page, and the
 * screen asks before it is left. `saved` is undefined until the object has been read.
 */
export function useDraft<Value extends object>(
  key: string,
  saved: Value | undefined,
  version?: number,
): Draft<Value> | undefined {
  const [kept, setKept] = useState<KeptDraft<Value> | undefined>(() => readDraft<Value>(key));
  const [wasRestored] = useState(kept !== undefined);
  const start = saved && { value: saved, base: saved, version };
  const draft = (kept && saved ? withNewFields(kept, saved) : kept) ?? start;
  const isDirty = draft !== undefined && !isSame(draft.value, draft.base);
  useUnsavedGuard(isDirty, () => writeDraft(key, undefined));
  // Two changes of one event build on one another, though the component has not been drawn in between.
  const latest = useRef(draft);
  latest.current = draft;
  if (!draft) return undefined;
  const keep = (next: KeptDraft<Value> | undefined) => {
    latest.current = next ?? start;
    writeDraft(key, next);
    setKept(next);
  };
  return {
    ...draft,
    isDirty,
    isRestored: wasRestored && isDirty,
    change: (changes) => {
      const before = latest.current ?? draft;
      const next = { ...before, value: { ...before.value, ...changes } };
      keep(isSame(next.value, next.base) && isSame(next.base, saved) ? undefined : next);
    },
    rebase: (base, newVersion, value = base) => keep({ value, base, version: newVersion }),
    finish: (sent, base, newVersion) => {
      const typed = latest.current?.value ?? sent;
      if (isSame(typed, sent)) keep(undefined);
      else keep({ value: mergeChanges(sent, typed, base).merged, base, version: newVersion });
    },
    discard: () => {
      const lost = latest.current;
      keep(undefined);
      if (!lost || isSame(lost.value, lost.base)) return;
      taken?.push(() => {
        const now = latest.current;
        keep(now ? { ...now, value: mergeChanges(lost.base, lost.value, now.value).merged } : lost);
      });
    },
  };
}

/**
 * Goes on from another state of the shop for a draft whose screen is closed: what was typed is a change of that state.
 * `from` is the state that it was typed over.
 */
export function finishKept<Value extends object>(key: string, from: Value, saved: Value, version: number | undefined) {
  const kept = readDraft<Value>(key);
  if (!kept) return;
  const { merged } = mergeChanges(from, kept.value, saved);
  writeDraft(key, isSame(merged, saved) ? undefined : { value: merged, base: saved, version });
}

/** What puts back each draft that is discarded while somebody presses "Discard". */
let taken: (() => void)[] | undefined;

/** Discards drafts for a person who has pressed "Discard", and offers to take that back. */
export function discardUndoably(discard: () => void): void {
  const restores: (() => void)[] = [];
  taken = restores;
  try {
    discard();
  } finally {
    taken = undefined;
  }
  if (restores.length === 0) return;
  const undo = async () => {
    for (const restore of restores) restore();
  };
  notify(shellTexts.discarded, { undo });
}

/** Gives a draft the fields that its object did not have yet when it was kept. */
function withNewFields<Value extends object>(kept: KeptDraft<Value>, saved: Value): KeptDraft<Value> {
  const added = Object.fromEntries(Object.entries(saved).filter(([name]) => !(name in kept.base)));
  return { ...kept, value: { ...added, ...kept.value }, base: { ...added, ...kept.base } };
}

/** The functions that drop the open drafts where the person leaves, each with a sentence of what is lost then. */
const unsaved = new Map<() => void, string>();

/**
 * Asks before the screen or the page is left while something is unsaved: once, however much it is. `text` says what would
 * be lost.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void = () => {}, text = UNSAVED): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const leaveThis = () => leave.current();
    unsaved.set(leaveThis, text);
    addEventListener('beforeunload', warn);
    const stop = guardLeaving(askAboutUnsaved);
    return () => {
      removeEventListener('beforeunload', warn);
      unsaved.delete(leaveThis);
      if (unsaved.size === 0) stop();
    };
  }, [isDirty, text]);
}

async function askAboutUnsaved(): Promise<boolean> {
  const isLeaving = await ask({
    title: shellTexts.leaveWithoutSaving,
    text: [...new Set(unsaved.values())].join(' '),
    action: shellTexts.leave,
    isDangerous: true,
  });
  if (isLeaving) for (const leave of unsaved.keys()) leave();
  return isLeaving;
}
