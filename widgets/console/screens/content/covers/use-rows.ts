import { useRef } from 'react';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';

/** Texts by the path of their field. */
export type Errors = Readonly<Record<string, string>>;

export interface RowsProps<Value extends object> {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** The errors of the last save: the same object until the next one. */
  errors: Errors;
  /** Where the list stands in the object, by which its errors name it. */
  path: string;
}

export interface Row<Value> {
  id: number;
  value: Value;
  /** The path by which the errors of the last save name the entry. */
  path: string;
}

interface Known<Value> {
  values: readonly Value[];
  ids: readonly number[];
}

let count = 0;

/**
 * Changes a list whose entries have no ids in the shop. Each gets one for as long as it is shown, so that it keeps its
 * fields and the errors of its last save wherever it is moved. Each change builds on the latest list, an undo too.
 */
export function useRows<Value extends object>({ values, onChange, errors, path }: RowsProps<Value>) {
  const latest = useRef<Known<Value>>({ values: [], ids: [] });
  if (latest.current.values !== values) latest.current = { values, ids: idsOf(values, latest.current) };
  const refused = useRef({ errors, ids: latest.current.ids });
  if (refused.current.errors !== errors) refused.current = { errors, ids: latest.current.ids };
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;

  const set = (next: Value[], ids: readonly number[]) => {
    latest.current = { values: next, ids };
    latestOnChange.current(next);
  };
  const insert = (value: Value, id: number, at: number) =>
    set(latest.current.values.toSpliced(at, 0, value), latest.current.ids.toSpliced(at, 0, id));
  const rows = values.map((value, i): Row<Value> => {
    const id = latest.current.ids[i] ?? 0;
    const at = refused.current.ids.indexOf(id);
    return { id, value, path: `${path}.${at === -1 ? 'new' : at}` };
  });
  return {
    rows,
    /** Adds an entry at the end and returns its id. */
    add(value: Value): number {
      count += 1;
      insert(value, count, latest.current.values.length);
      return count;
    },
    update(id: number, changes: Partial<Value>) {
      const { values: before, ids } = latest.current;
      const next = before.map((value, i) => (ids[i] === id ? { ...value, ...changes } : value));
      if (ids.includes(id)) set(next, ids);
    },
    /** Removes an entry, announces that with its name, and offers to take it back. */
    remove(id: number, name: string) {
      const at = latest.current.ids.indexOf(id);
      const value = latest.current.values[at];
      if (!value) return;
      set(latest.current.values.toSpliced(at, 1), latest.current.ids.toSpliced(at, 1));
      const undo = async () => {
        if (!latest.current.ids.includes(id)) insert(value, id, Math.min(at, latest.current.values.length));
      };
      notify(fill(contentTexts.nameIsRemoved, { name }), { undo });
    },
    /** Returns whether the entry could be moved there. */
    move(from: number, to: number): boolean {
      const { values: before, ids } = latest.current;
      const value = before[from];
      const id = ids[from];
      if (!value || id === undefined || to < 0 || to >= before.length || to === from) return false;
      set(before.toSpliced(from, 1).toSpliced(to, 0, value), ids.toSpliced(from, 1).toSpliced(to, 0, id));
      return true;
    },
  };
}

export type Rows<Value extends object> = ReturnType<typeof useRows<Value>>;

/** Whether the last save was refused for the entry at this path, or for something in it. */
export function hasErrors(errors: Errors, path: string): boolean {
  return Object.keys(errors).some((each) => each === path || each.startsWith(`${path}.`));
}

/** A list that comes from elsewhere has the same entries at the same places, or those that are the same objects. */
function idsOf<Value>(values: readonly Value[], known: Known<Value>): number[] {
  if (values.length === known.values.length) return [...known.ids];
  return values.map((value) => {
    const id = known.ids[known.values.indexOf(value)];
    if (id !== undefined) return id;
    count += 1;
    return count;
  });
}
