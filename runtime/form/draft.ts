import { boot } from '../boot.ts';
import type { FormField, FormValues } from '../contracts/form.ts';
import { isCollected } from '../domain/form/field.ts';
import { shapeError } from '../domain/form/shape.ts';
import { isFormEmpty } from '../domain/form/values.ts';

/** Delay between the last change and writing the draft, in ms. */
export const DRAFT_DELAY_MS = 300;

/** The values that a visitor typed into a form, kept in this tab across reloads until the form is sent. */
interface Draft {
  /** The kept values that still fit the form. */
  restored: FormValues;
  keep(values: FormValues): void;
  /** Removes the draft, because the form was sent. */
  drop(): void;
  /** Writes pending changes and stops listening. */
  stop(): void;
}

/** Keys in use on this page; the same form can appear twice. */
const keysInUse = new Set<string>();

export function openDraft(formId: string, allFields: readonly FormField[]): Draft {
  const key = uniqueKey(formId);
  const fields = allFields.filter(
    (field) => isCollected(field) && field.type !== 'hidden' && field.type !== 'password',
  );
  let waiting: FormValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    if (!waiting) return;
    const values = waiting;
    waiting = undefined;
    if (isFormEmpty(fields, values)) store(key, null);
    else store(key, Object.fromEntries(fields.map(({ id }) => [id, values[id]])));
  };
  addEventListener('pagehide', write);

  return {
    restored: restore(key, fields),
    keep(values) {
      waiting = { ...values };
      clearTimeout(timer);
      timer = setTimeout(write, DRAFT_DELAY_MS);
    },
    drop() {
      clearTimeout(timer);
      waiting = undefined;
      store(key, null);
    },
    stop() {
      write();
      removeEventListener('pagehide', write);
      keysInUse.delete(key);
    },
  };
}

function uniqueKey(formId: string): string {
  const base = `sq:form:${boot().site ?? 'own'}:${formId}:${location.pathname}`;
  let key = base;
  for (let copy = 2; keysInUse.has(key); copy += 1) key = `${base}#${copy}`;
  keysInUse.add(key);
  return key;
}

/**
 * Reads the draft. The form may have changed since, and storage can hold anything, so only values that fit a field are
 * restored.
 */
function restore(key: string, fields: readonly FormField[]): FormValues {
  const values: FormValues = {};
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {};
    for (const field of fields) {
      if (Object.hasOwn(kept, field.id) && fits(field, kept[field.id])) values[field.id] = kept[field.id];
    }
  } catch {
    // Without storage, or with content of another script, the form starts empty.
  }
  return values;
}

/** Whether a value fits its field; a text that is too long is still the visitor's own. */
function fits(field: FormField, value: unknown): boolean {
  const error = shapeError(field, value);
  return !error || error.code === 'overLimit' || error.code === 'tooLong';
}

function store(key: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is refused or full: the draft lasts as long as the page.
  }
}
