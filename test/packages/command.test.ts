import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getShared } from '../e2e/harness/shared.ts';
import { run } from './new-project.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
let script = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-command-'));
  script = join((await getShared('packages'))['storefront-widgets'] ?? '', 'command/main.js');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the command is one file that Node runs, and the package has its name', () => {
  const { bin } = JSON.parse(readFileSync(join(script, '../../package.json'), 'utf8'));
  expect(bin).toEqual({ 'storefront-widgets': 'command/main.js' });
  const text = readFileSync(script, 'utf8');
  expect(text).toMatch(/^#!\/usr\/bin\/env node\n/);
  const imported = [...text.matchAll(/(?:^|[;}\n])import ?[\w{*][^"'`]*?from ?["']([^"']+)["']/g)].map(
    ([, name = '']) => name,
  );
  expect(imported).toContain('node:fs');
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
});

test('help, completion and errors name the command as a project has it', async () => {
  const help = await run(script, ['help'], folder);
  expect(help.output).toMatch(/^Usage: npx storefront-widgets COMMAND\n\n/);
  expect((await run(script, ['help', 'forms', 'list'], folder)).output).toContain(
    'Usage: npx storefront-widgets forms',
  );
  expect((await run(script, ['completion', 'bash'], folder)).output).toContain('_owner storefront-widgets');
  expect(help.output).not.toContain('npm run owner');
  const misspelt = await run(script, ['froms', 'list'], folder);
  expect([misspelt.code, misspelt.output]).toEqual([2, expect.stringContaining('`npx storefront-widgets help`')]);
});

test('a command on a project says where it must be run', async () => {
  const { code, output } = await run(script, ['start'], folder);
  expect([code, output]).toEqual([1, expect.stringContaining('run the command in the folder of your shop')]);
});

test('in the repository, start says what serves the demo', async () => {
  const { code, output } = await run(join(root, 'worker/cli/owner.ts'), ['start'], root);
  expect([code, output]).toEqual([1, expect.stringContaining('`npm start` serves the demo')]);
});
