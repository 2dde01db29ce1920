import { fill } from '#runtime/i18n/fill.ts';

interface CountedTexts {
  none: string;
  one: string;
  many: string;
}

/** Returns the text for a number: 'No Comments', '1 Comment', '{n} Comments'. */
export function counted(count: number, { none, one, many }: CountedTexts): string {
  if (count === 0) return none;
  return count === 1 ? one : fill(many, { n: count });
}
