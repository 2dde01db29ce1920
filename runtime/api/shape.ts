/** A record of unknown shape: any property may be missing or of any type. */
type Loose = { readonly [key: string]: unknown };

export function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the value is a list whose elements all pass. */
export function isListOf<Element>(
  value: unknown,
  isElement: (element: unknown) => element is Element,
): value is Element[] {
  return Array.isArray(value) && value.every(isElement);
}
