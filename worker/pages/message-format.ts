import type { Context, Variable } from '@squarespace/template-engine';
import { WrappedFormatter } from './wrapped-formatter.ts';

const PLURAL = /\{\s*[\w.\s]*?\s(plural|selectordinal)\s+(?:offset:\d+\s+)?/g;
const EXPLICIT = /^=\d+(?:\.\d+)?$/;

/**
 * Returns the error of a message, such as '{0 plural one {# item} other {# items}}'. The engine leaves such parts out
 * without a report.
 */
export function messageErrors(message: string, language: string): string[] {
  return [...message.matchAll(PLURAL)].flatMap((match) => {
    const type = match[1] === 'plural' ? 'cardinal' : 'ordinal';
    const valid: readonly string[] = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    return keysFrom(message, match.index + match[0].length)
      .filter((key) => !valid.includes(key) && !EXPLICIT.test(key))
      .map((key) => {
        return `Plural key '${key}' is not valid for ${language}: use ${valid.join(', ')} or an explicit number such as =1.`;
      });
  });
}

/** Returns the words before each block of a plural, whose content begins at `start`. */
function keysFrom(message: string, start: number): string[] {
  const keys: string[] = [];
  let depth = 0;
  let word = '';
  for (const letter of message.slice(start)) {
    if (letter === '}' && depth === 0) break;
    if (letter === '{' && depth === 0) {
      keys.push(word.trim());
      word = '';
    }
    if (depth === 0 && letter !== '{') word += letter;
    if (letter === '{') depth++;
    if (letter === '}') depth--;
  }
  return keys;
}

/** A formatter of messages that reports their errors. */
export class CheckedMessage extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const language = context.cldr?.General.bundle().language() ?? 'en';
    for (const message of messageErrors(variables[0]?.node.asString() ?? '', language)) {
      context.error({ type: 'engine', message });
    }
    this.original.apply(args, variables, context);
  }
}
