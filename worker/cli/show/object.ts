import { currencyOf, isMoney, showValue } from './cell.ts';
import { widthOf } from './width.ts';

type Properties = Readonly<Record<string, unknown>>;

const INDENT = '  ';

/** Returns an object as lines of names and values; what lies within it is indented. */
export function showObject(answer: unknown): string {
  return linesOf(answer, '').join('\n') || 'Nothing.';
}

function linesOf(value: unknown, inherited: string): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => entry(element, inherited));
  if (!isNested(value)) return [showValue('', value).text];
  const currency = currencyOf(value, inherited);
  const names = Object.keys(value);
  const width = Math.max(0, ...names.filter((name) => !isNested(value[name])).map(widthOf));
  return names.flatMap((name) => property(name, value[name], { width, currency }));
}

function property(name: string, value: unknown, { width, currency }: { width: number; currency: string }): string[] {
  const isList = Array.isArray(value) && value.some(isNested);
  if (!isList && !(isNested(value) && !Array.isArray(value))) {
    return [`${name.padEnd(width)}${INDENT}${showValue(name, value, currency).text}`.trimEnd()];
  }
  return [name, ...linesOf(value, currency).map((line) => INDENT + line)];
}

/** Returns the lines of one entry of a list, the first with a dash. */
function entry(value: unknown, currency: string): string[] {
  return linesOf(value, currency).map((line, i) => (i === 0 ? '- ' : INDENT) + line);
}

/** Whether a value has lines of its own. An amount is one word. */
function isNested(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !isMoney(value) && Object.keys(value).length > 0;
}
