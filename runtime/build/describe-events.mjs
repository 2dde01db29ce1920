import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads each event, its detail and its docstring from the interface in `runtime/events.ts` that lists them. Throws for
 * an event without a docstring.
 *
 * @param {string} root
 * @returns {import('./elements-manifest.ts').EventTable[]}
 */
export function describeEvents(root) {
  const source = readFileSync(join(root, 'runtime/events.ts'), 'utf8');
  const [, body = ''] = /interface StorefrontEvents \{\n([\s\S]*?)\n\}/.exec(source) ?? [];
  return [...body.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?'([\w:-]+)': (.+);/g)].map(
    ([, comment, name, detail]) => {
      if (!comment) throw new Error(`runtime/events.ts has no docstring for ${name}`);
      return { name, detail, text: comment.replace(/\s*\n\s*\*\s*/g, ' ').trim() };
    },
  );
}
