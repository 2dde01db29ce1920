import { boot } from '../boot.ts';
import type { DeclaredValues } from '../domain/declaration.ts';
import { createIdempotencyKey } from '../domain/idempotency-key.ts';

/** Entries of a declaration that was not received yet, with what was sent last and under which key. */
interface Draft {
  values: DeclaredValues;
  sent?: string;
  key?: string;
}

const nameOf = (kind: string) => `sq:${kind}:${boot().site ?? 'own'}`;

/** Returns the entries of this tab that are not received yet. */
export function keptValues(kind: string): DeclaredValues {
  return read(kind).values;
}

/** Keeps entries in this tab, across reloads. */
export function keepValues(kind: string, values: DeclaredValues): void {
  write(kind, { ...read(kind), values });
}

/**
 * Returns the key under which a declaration goes out. The same content has the same key, in this tab and across reloads,
 * so that one that has arrived without the page's knowing is not taken twice.
 */
export function keyFor(kind: string, body: object): string {
  const sent = JSON.stringify(body);
  const draft = read(kind);
  if (draft.sent === sent && draft.key) return draft.key;
  const key = createIdempotencyKey();
  write(kind, { ...draft, sent, key });
  return key;
}

/** Forgets the entries and their key: the shop has received them. */
export function dropDraft(kind: string): void {
  memory.delete(kind);
  try {
    sessionStorage.removeItem(nameOf(kind));
  } catch {
    // Nothing was stored.
  }
}

/** The drafts where storage is refused: they last as long as the page. */
const memory = new Map<string, Draft>();

function read(kind: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null');
    return isDraft(stored) ? stored : { values: {} };
  } catch {
    return memory.get(kind) ?? { values: {} };
  }
}

function write(kind: string, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(kind), JSON.stringify(draft));
  } catch {
    memory.set(kind, draft);
  }
}

function isDraft(value: unknown): value is Draft {
  if (!value || typeof value !== 'object' || !('values' in value)) return false;
  const { values } = value;
  return Boolean(values) && typeof values === 'object' && Object.values(values ?? {}).every(isText);
}

const isText = (value: unknown) => typeof value === 'string';
