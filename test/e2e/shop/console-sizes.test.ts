import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONSOLE_BUDGETS } from '../../byte-budgets.ts';
import { getShared } from '../harness/shared.ts';

const dist = await getShared('scripts');
const { modules }: { modules: Record<string, string[]> } = JSON.parse(
  readFileSync(join(dist, 'integrity.json'), 'utf8'),
);
const first = modules['console-en'] ?? [];

const builtText = (name: string) => readFileSync(join(dist, name), 'utf8');
const bytes = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + statSync(join(dist, `${name}.br`)).size, 0);
const named = (from: string, pattern: RegExp) =>
  [...builtText(from).matchAll(pattern)].map(([, path = '']) => join(dirname(from), path));

/** Files that a file imports at once. */
const imported = (name: string) => named(name, /(?:from|import)\s*"(\.\/[^"]+\.js)"/g);
/** Files that it imports when they are needed. */
const late = (name: string) => named(name, /import\("(\.\/[^"]+\.js)"\)/g);

function withImports(name: string): Set<string> {
  const found = new Set([name]);
  for (const each of found) for (const next of imported(each)) found.add(next);
  return found;
}

/** Every file that is fetched late, by whichever file. */
function lateFiles(): string[] {
  const found = new Set(first.filter((name) => name.endsWith('.js')));
  const screens = new Set<string>();
  for (const each of found) {
    for (const next of imported(each)) found.add(next);
    for (const next of late(each)) {
      screens.add(next);
      found.add(next);
    }
  }
  return [...screens];
}

const isOverview = (name: string) => /\/(overview|saleschart)\./.test(name);

describe('the bytes of the console', () => {
  const screens = lateFiles();
  const firstScreen = new Set([...first, ...screens.filter(isOverview).flatMap((name) => [...withImports(name)])]);

  test('the first useful screen stays within its budget', () => {
    expect(screens.filter(isOverview)).toHaveLength(2);
    expect(bytes(firstScreen)).toBeLessThanOrEqual(CONSOLE_BUDGETS.firstScreen.bytes);
  });

  test('each further screen stays within its budget', () => {
    expect(screens.length).toBeGreaterThan(2);
    const large = screens.filter((name) => {
      const added = [...withImports(name)].filter((each) => !firstScreen.has(each));
      const { codeEditor, furtherScreen } = CONSOLE_BUDGETS;
      return bytes(added) > (/\/code-view\./.test(name) ? codeEditor : furtherScreen).bytes;
    });
    expect(large).toEqual([]);
  });
});
