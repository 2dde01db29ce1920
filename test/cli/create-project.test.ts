import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeProject } from '#worker/cli/create/write-project.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'storefront-parent-'));
  folder = join(parent, 'tea');
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Files of a project; something happens after the first of them was written. */
class Files extends Map<string, string> {
  readonly #meanwhile: () => void;

  constructor(meanwhile: () => void) {
    super([
      ['shop/settings.json', '{}'],
      ['package.json', '{}'],
    ]);
    this.#meanwhile = meanwhile;
  }

  override *[Symbol.iterator](): MapIterator<[string, string]> {
    let isFirst = true;
    for (const entry of super.entries()) {
      if (!isFirst) this.#meanwhile();
      isFirst = false;
      yield entry;
    }
  }
}

test('a folder that is there, which may be a disk of its own, takes the files in, and nothing is written beside it', () => {
  mkdirSync(folder);
  let beside: string[] = [];
  writeProject(
    folder,
    new Files(() => {
      beside = readdirSync(parent);
    }),
  );
  expect(beside).toEqual(['tea']);
  expect(readdirSync(folder).sort()).toEqual(['package.json', 'shop']);
  expect(readdirSync(parent)).toEqual(['tea']);
});

test('what somebody else writes into the folder meanwhile stays', () => {
  mkdirSync(folder);
  const own = () => writeFileSync(join(folder, 'package.json'), 'of Ann');
  expect(() => writeProject(folder, new Files(own))).toThrow('package.json has been made meanwhile');
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('of Ann');
  expect(existsSync(join(folder, 'shop'))).toBe(false);
});
