import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Sheets that stand somewhere else than in the element's folder. A gallery has no texts and buttons of ours outside its lightbox. */
const ELSEWHERE: Readonly<Record<string, string>> = { 'cookie-banner': 'runtime/domain/cookie-form.css' };
const WITHOUT = ['gallery'];

/** A style sheet with all that it imports. */
function sheet(path: string): string {
  const text = readFileSync(path, 'utf8');
  return text.replace(/@import "([^"]+)";/g, (_, imported: string) =>
    sheet(imported.startsWith('#runtime/') ? join(root, imported.slice(1)) : join(dirname(path), imported)),
  );
}

const elements = globSync('widgets/*/index.ts', { cwd: root })
  .map((path) => dirname(path))
  .filter((folder) => !WITHOUT.some((name) => folder.endsWith(`/${name}`)));

describe.each(elements)('all elements are dressed at once: %s', (folder) => {
  const own = globSync('*.css', { cwd: join(root, folder) }).map((path) => sheet(join(root, folder, path)));
  const elsewhere = ELSEWHERE[folder.replace('widgets/', '')];
  const all = [...own, elsewhere ? sheet(join(root, elsewhere)) : ''].join('\n');

  test('it has the shared font', () => {
    expect(all).toContain('font-family: var(--sq-font');
  });

  test('no sheet of its own gives a button a radius or a line that is not shared', () => {
    const rules = all.match(/[^{}]*(?:button|send|apply)[^{}]*\{[^{}]*\}/g) ?? [];
    const fixed = rules.filter((rule) => /border-radius:\s*(?:var\(--_radius|\d)|border:\s*1px solid/.test(rule));
    expect(fixed).toEqual([]);
  });
});
