/**
 * One line of what is public: the thing, "schema Order"; what of it, "total", or '' for the thing itself; and what stands
 * there, "integer(0..)". What only is there, such as a part of an element, has ''.
 */
export type Line = readonly [thing: string, name: string, value: string];

/** All lines: values by name, by thing. */
export type Surface = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns how people name a line: "schema Order total". */
export function keyOf(thing: string, name: string): string {
  return `${thing} ${name}`.trim();
}

/** Sorts lines into the surface. Throws where two lines have one key and differ. */
export function surfaceOf(lines: readonly Line[]): Surface {
  const surface: Record<string, Record<string, string>> = {};
  for (const [thing, name, value] of lines.toSorted(byKey)) {
    surface[thing] ??= {};
    const known = surface[thing][name];
    if (known !== undefined && known !== value) {
      throw new Error(
        `${keyOf(thing, name)} is public twice, as ${known} and as ${value}: give one of them another name.`,
      );
    }
    surface[thing][name] = value;
  }
  return surface;
}

/** By code units, so that every machine has the same order. */
function byKey([thing, name]: Line, [otherThing, otherName]: Line): number {
  if (thing !== otherThing) return thing < otherThing ? -1 : 1;
  return name === otherName ? 0 : name < otherName ? -1 : 1;
}

/** Marks what a caller may leave out, and what an answer may lack. */
export const OPTIONAL = ', optional';

/** Returns a value with its mark. */
export function optionalIf(isOptional: boolean, value: string): string {
  return isOptional ? value + OPTIONAL : value;
}

/** Splits a type at its bars, but not inside of brackets and quotes: "'a' | { b: c | d }" has two. */
export function alternativesOf(type: string): string[] {
  return splitOutside(type, ' | ');
}

/** Splits a text at a separator outside of brackets and quotes. */
export function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === "'" || letter === '"') quote = letter;
    else if ('([{<'.includes(letter)) depth++;
    else if (')]}'.includes(letter) || (letter === '>' && text[at - 1] !== '=')) depth--;
    if (depth === 0 && quote === '' && text.startsWith(separator, at)) {
      parts.push('');
      at += separator.length - 1;
    } else {
      parts[parts.length - 1] += letter;
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
