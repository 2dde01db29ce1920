import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { fill } from '#runtime/i18n/fill.ts';

export type TagType = 'tag' | 'category';

/** The names of the types, as texts put them in. */
export const TAG_NAMES: Readonly<Record<TagType, string>> = {
  tag: contentTexts.tagName,
  category: contentTexts.categoryName,
};

/**
 * Returns why an item cannot have a name among its tags or categories; undefined where it can. `others` are the names
 * that it has beside this one.
 */
export function tagError(
  name: string,
  { tagType, others, longest }: { tagType: TagType; others: readonly string[]; longest: number },
): string | undefined {
  const wanted = name.trim();
  if (wanted === '') return fill(contentTexts.writeAFirst, { tagType: TAG_NAMES[tagType] });
  if (wanted.length > longest)
    return fill(contentTexts.hasCharactersAtMost, { tagType: TAG_NAMES[tagType], longest, count: wanted.length });
  const isTaken = others.some((other) => other.toLowerCase() === wanted.toLowerCase());
  return isTaken ? fill(editorTexts.tagExists, { tagType: TAG_NAMES[tagType] }) : undefined;
}
