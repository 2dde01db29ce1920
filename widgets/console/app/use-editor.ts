import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, BodyOf, ReadRoute, Target } from '#runtime/api/calls.ts';
import type { ShopAnswer } from '#runtime/api/console.ts';
import type { Calls } from '#runtime/contracts/calls.ts';
import { mergeChanges } from '#runtime/domain/merge.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { notify } from './notices.ts';
import { change, errorText, fieldErrors, isStale, queries, type Reader, refresh, useObject } from './query.ts';
import { $session, callInSession } from './session.ts';
import { type Conflict, openEditor, undoSave } from './undo-save.ts';
import { type Draft, useDraft } from './use-draft.ts';

export type { Conflict };

/** Routes whose object is read and replaced. */
export type EditedRoute = { [Path in ReadRoute]: 'PUT' extends keyof Calls[Path] ? Path : never }[ReadRoute];

/** The history of each thing, which a save makes longer. */
const AUDIT = '/api/owner/audit';

/** What the shop answers to a call that reads or replaces the object. */
type ObjectOf<Path extends EditedRoute> = AnswerOf<Path, 'GET' | 'PUT'>;

export interface EditorOptions<Path extends EditedRoute, Value> {
  /** The address of the object, which is read and replaced there. */
  path: Target<Path>;
  /** Names what is edited where several screens edit parts of one object: each part has a draft of its own. */
  part?: string;
  /** Returns the part of the object that the person changes. */
  toValue: (body: ObjectOf<Path>) => Value;
  /**
   * Returns the body that is sent; the value by default. `before` is the object before a save that is undone: what the
   * value leaves out of it comes from there.
   */
  toBody?: (value: Value, body: ObjectOf<Path>, before?: ObjectOf<Path>) => BodyOf<Path, 'PUT'>;
  /** How the object is read and replaced, where that is more than the calls of its path. */
  read?: Reader<Path>;
  put?: (body: BodyOf<Path, 'PUT'>, version: number | undefined) => Promise<ShopAnswer<ObjectOf<Path>>>;
  /** Further paths whose answers are read anew after a save. */
  touched?: readonly string[];
  /** The text after a save; 'Saved.' by default. */
  saved?: string;
  /** What people call the object, for the notices about it; its fields do not say that of themselves. */
  name?: string | ((body: ObjectOf<Path>) => string);
  /** Whether a save can be undone by another one. It cannot where saving does more than write; always by default. */
  canUndo?: (before: ObjectOf<Path>, after: ObjectOf<Path>) => boolean;
}

/**
 * Edits one object of the shop. A change that is made from an older version ends in a `conflict`, which shows what both
 * have made of it; nothing of either is lost.
 */
export function useEditor<Path extends EditedRoute, Value extends object>(options: EditorOptions<Path, Value>) {
  const {
    path,
    part,
    toValue,
    toBody = (value: Value) => value as BodyOf<Path, 'PUT'>,
    read,
    put = (body, version) => change({ method: 'PUT', path, body, version }),
    touched = [],
    saved = shellTexts.saved,
    name = '',
    canUndo = () => true,
  } = options;
  const reading = useObject(path, read);
  const { data } = reading;
  const key = draftKey(part ? `${path}#${part}` : path);
  const draft = useDraft(key, data && toValue(data.body), data?.version);
  const [isSaving, setSaving] = useState(false);
  // A second press comes before the first one is drawn.
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<{ text: string; errors: Readonly<Record<string, string>> } | undefined>();
  const [conflict, setConflict] = useState<Conflict<Value> | undefined>();

  const take = (answer: ShopAnswer<ObjectOf<Path>>, { value: sent, finish }: Draft<Value>) => {
    queries.setQueryData([path], answer);
    finish(sent, toValue(answer.body), answer.version);
  };
  const show = async (current: Draft<Value>) => {
    const theirs = await callInSession({ method: 'GET', path });
    queries.setQueryData([path], theirs);
    const value = toValue(theirs.body);
    setConflict({ ...mergeChanges(current.base, current.value, value), theirs: value, version: theirs.version });
  };
  const latest = useRef(draft);
  latest.current = draft;
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return openEditor<Value>(key, {
      typed: () => latest.current?.value,
      finish: (from, now, version) => latest.current?.finish(from, now, version),
      showConflict: setConflict,
    });
  }, [key, isOpen]);
  const offerUndo = (before: ShopAnswer<ObjectOf<Path>>, was: Value, answer: ShopAnswer<ObjectOf<Path>>) => {
    const subject = typeof name === 'string' ? name : name(answer.body);
    const undo = async () => {
      const sentence = await undoSave({
        key,
        name: typeof name === 'string' ? name : name(before.body),
        before: was,
        answer,
        toValue,
        read: async () => {
          const now = await callInSession({ method: 'GET', path });
          queries.setQueryData([path], now);
          return now;
        },
        put: async (value, current) => {
          const undone = await put(toBody(value, current.body, before.body), current.version);
          queries.setQueryData([path], undone);
          return undone;
        },
      });
      refresh([...touched, AUDIT]);
      return sentence;
    };
    notify(saved, { subject, about: key, ...(canUndo(before.body, answer.body) && { undo }) });
  };
  const save = async (): Promise<boolean> => {
    if (!draft || !data || isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      const answer = await put(toBody(draft.value, data.body), draft.version);
      take(answer, draft);
      refresh([...touched, AUDIT]);
      offerUndo(data, draft.base, answer);
      return true;
    } catch (error) {
      await (isStale(error) ? show(draft) : Promise.reject(error)).catch((reason: unknown) => {
        setFailure({ text: errorText(reason), errors: fieldErrors(reason) });
      });
      return false;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  /** Goes on with a version that the person has made of both. */
  const resolve = (value: Value) => {
    if (!conflict || !draft) return;
    draft.rebase(conflict.theirs, conflict.version, value);
    setConflict(undefined);
  };
  return { reading, draft, save, isSaving, failure, conflict, resolve, dismissConflict: () => setConflict(undefined) };
}

/** The name under which a person's draft of an object is kept. */
export function draftKey(path: string): string {
  const state = $session.get();
  const person = state.status === 'signed-in' || state.status === 'over' ? state.session.contributor.id : '';
  return `${document.body.dataset.site}:${person}:${path}`;
}
