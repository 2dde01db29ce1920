import { fill } from '#runtime/i18n/fill.ts';
import { EDITOR } from '../../../app/editor-strings.ts';

export type TagType = 'tag' | 'category';

/**
 * Returns why an item cannot have a name among its tags or categories; undefined where it can. `others` are the names
 * that it has beside this one.
 */
export function tagError(
  name: string,
  { tagType, others, longest }: { tagType: TagType; others: readonly string[]; longest: number },
): string | undefined {
  const wanted = name.trim();
  if (wanted === '') return `Write a ${tagType} first.`;
  if (wanted.length > longest) return `A ${tagType} has ${longest} characters at most; this one has ${wanted.length}.`;
  const isTaken = others.some((other) => other.toLowerCase() === wanted.toLowerCase());
  return isTaken ? fill(EDITOR.tagExists, { tagType }) : undefined;
}
