import { isMenuLink } from '#runtime/domain/menu-link.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';

const EXAMPLES = ['/page', 'https://example.com'] as const;

/** Returns why a menu, a header or a footer cannot lead to an address; undefined where it can. */
export function linkError(link: string): string | undefined {
  if (isMenuLink(link)) return undefined;
  // Both examples have the same name in the sentence.
  return EXAMPLES.reduce((text, example) => text.replace('{host}', example), editorTexts.linkFormat as string);
}
