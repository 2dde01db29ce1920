import { atom } from 'nanostores';

/** The path of the console's page; the addresses of screens follow it. */
const ROOT = '/config';

/** The address that is shown: its path below the console's own, without its first "/", and its query. */
export interface ScreenAddress {
  path: string;
  query: URLSearchParams;
}

export const $place = atom<ScreenAddress>(readAddress(location.href));

/** Answers whether the person may leave the screen, after asking them where something would be lost. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();
/**
 * The place of the shown entry in the browser's history. A press on "back" that is refused goes as many entries forward
 * again.
 */
let shownEntry = 0;
let isReturning = false;

/** Follows the browser's history until `signal` aborts. */
export function startRouter(signal: AbortSignal): void {
  // A page that is loaded anew stands where it stood; one that is opened is the history's last.
  shownEntry = entryOf(history.state) ?? history.length;
  history.replaceState({ entry: shownEntry }, '');
  addEventListener('popstate', () => void followHistory(), { signal });
  show();
}

/** The address of a screen, "orders?state=open". */
export function screenAddress(to: string): string {
  return to === '' ? `${ROOT}/` : `${ROOT}/${to}`;
}

/** Goes to a screen, unless the person wants to stay where something is unsaved. */
export async function navigate(to: string): Promise<void> {
  if (!(await mayLeave())) return;
  shownEntry += 1;
  history.pushState({ entry: shownEntry }, '', screenAddress(to));
  show();
  scrollTo(0, 0);
}

/** Changes the query of the same screen: filters and the like stay in the address. */
export function replaceQuery(changes: Readonly<Record<string, string | undefined>>): void {
  const query = new URLSearchParams($place.get().query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  history.replaceState({ entry: shownEntry }, '', location.pathname + (text && `?${text}`));
  show();
}

/** Asks `guard` before the screen is left. Returns the function that stops this. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

async function followHistory(): Promise<void> {
  if (isReturning) {
    isReturning = false;
    return;
  }
  const entry = entryOf(history.state);
  if (entry === undefined) {
    // A link to a part of the page, such as the screen itself, has made an entry of its own.
    shownEntry += 1;
    history.replaceState({ entry: shownEntry }, '');
    return;
  }
  if (guards.size > 0) {
    // The address goes back at once, and forward again where the person agrees.
    const steps = entry - shownEntry;
    isReturning = true;
    history.go(-steps);
    if (!(await mayLeave())) return;
    guards.clear();
    history.go(steps);
    return;
  }
  shownEntry = entry;
  show();
}

/** Asks the person where something is unsaved. Resolves to whether they want to leave the screen. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}

function entryOf(state: unknown): number | undefined {
  return (state as { entry?: number } | null)?.entry;
}

function show(): void {
  $place.set(readAddress(location.href));
}

function readAddress(href: string): ScreenAddress {
  const { pathname, searchParams } = new URL(href);
  return { path: pathname.replace(/^\/config\/?/, '').replace(/\/$/, ''), query: searchParams };
}

/** Returns the parts of a path that a pattern names, "orders/:order"; undefined where it does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [i, name] of wanted.entries()) {
    const value = given[i] ?? '';
    const part = name.startsWith(':') ? decoded(value) : undefined;
    if (part) parts[name.slice(1)] = part;
    else if (name !== value) return undefined;
  }
  return parts;
}

/** Returns undefined for a part of an address that stands for no text, "%". */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
