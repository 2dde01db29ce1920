import { report } from '../report.ts';

const reported = new Set<string>();

/** Runs one read of the page. An error is reported once, and does not stop other reads. */
export function attempt<T>(source: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const line = `${source}: ${error}`;
    if (!reported.has(line)) {
      reported.add(line);
      report(error, source);
    }
    return undefined;
  }
}

const readings = new Map<string, WeakMap<Element, { text: string; value: unknown }>>();

/**
 * Returns the JSON of an attribute; undefined where it is missing or broken. It is parsed again only when its text
 * changes. The engine's JSON is not guaranteed to have this type, so callers read it inside `attempt`.
 */
export function readJson<T>(element: Element | null | undefined, attribute: string): T | undefined {
  const text = element?.getAttribute(attribute);
  if (!element || !text) return undefined;
  const known = readings.get(attribute) ?? new WeakMap();
  readings.set(attribute, known);
  const before = known.get(element);
  if (before?.text === text) return before.value as T;
  const value = attempt(`page: ${attribute}`, () => JSON.parse(text));
  known.set(element, { text, value });
  return value;
}
