import { useRef, useState } from 'react';
import { type ConsoleAnswer, type ConsoleCall, ConsoleRefusal } from '#runtime/api/console.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { type Merge, mergeChanges } from './merge.ts';
import { notify } from './notices.ts';
import { change, errorText, queries, refresh, useObject } from './query.ts';
import { $session, callInSession } from './session.ts';
import { type Draft, useDraft } from './use-draft.ts';

export interface EditorOptions<Body, Value> {
  /** The address of the object, which is read and replaced there. */
  path: string;
  /** Names what is edited where several screens edit parts of one object: each part has a draft of its own. */
  part?: string;
  /** Returns the part of the object that the person changes. */
  toValue: (body: Body) => Value;
  /** Returns the body that is sent; the value by default. */
  toBody?: (value: Value, body: Body) => unknown;
  /** Further paths whose answers are read anew after a save. */
  touched?: readonly string[];
  /** The words after a save; 'Saved.' by default. */
  saved?: string;
}

/** A change that was refused because somebody else has made another one. */
export interface Conflict<Value> extends Merge<Value> {
  theirs: Value;
  version: number | undefined;
}

/**
 * Edits one object of the shop. A change that is made from an older version ends in a `conflict`, which shows what both
 * have made of it; nothing of either is lost.
 */
export function useEditor<Body, Value extends object>(options: EditorOptions<Body, Value>) {
  const {
    path,
    part,
    toValue,
    toBody = (value: Value) => value as unknown,
    touched = [],
    saved = shellTexts.saved,
  } = options;
  const reading = useObject<Body>(path);
  const { data } = reading;
  const draft = useDraft(draftKey(part ? `${path}#${part}` : path), data && toValue(data.body), data?.version);
  const [isSaving, setSaving] = useState(false);
  // A second press comes before the first one is drawn.
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<{ text: string; errors: Readonly<Record<string, string>> } | undefined>();
  const [conflict, setConflict] = useState<Conflict<Value> | undefined>();

  const take = (answer: ConsoleAnswer<Body>, { value: sent, finish }: Draft<Value>) => {
    queries.setQueryData([path], answer);
    finish(sent, toValue(answer.body), answer.version);
  };
  const show = async (current: Draft<Value>) => {
    const theirs = await callInSession<Body>({ path });
    queries.setQueryData([path], theirs);
    const value = toValue(theirs.body);
    setConflict({ ...mergeChanges(current.base, current.value, value), theirs: value, version: theirs.version });
  };
  const save = async (): Promise<boolean> => {
    if (!draft || !data || isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      const call: ConsoleCall = { method: 'PUT', path, body: toBody(draft.value, data.body), version: draft.version };
      take(await change<Body>(call), draft);
      refresh(touched);
      notify(saved);
      return true;
    } catch (error) {
      const isStale = error instanceof ConsoleRefusal && error.code === 'VERSION_STALE';
      await (isStale ? show(draft) : Promise.reject(error)).catch((reason: unknown) => {
        setFailure({ text: errorText(reason), errors: reason instanceof ConsoleRefusal ? reason.errors : {} });
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
