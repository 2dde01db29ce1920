import { counted } from './counted.ts';

/**
 * Replaces each `{name}` with its value, and each `{name|…}` with the form for its value (`counted.ts`). A name without
 * a value stays as it is.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(\|.*?)?\}/g, (whole, name: string, forms?: string) => {
    const value = values[name] ?? whole;
    return forms ? counted(whole, value) : `${value}`;
  });
}
