import { isMenuLink } from '#runtime/domain/menu-link.ts';
import { EDITOR } from '../../../app/editor-strings.ts';

const EXAMPLES = ['/page', 'https://example.com'] as const;

/** Returns why a menu, a header or a footer cannot lead to an address; undefined where it can. */
export function linkError(link: string): string | undefined {
  if (isMenuLink(link)) return undefined;
  // Both examples have the same name in the sentence.
  return EXAMPLES.reduce((text, example) => text.replace('{host}', example), EDITOR.linkFormat as string);
}
