import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeButtonTemplate } from './packages/deploy-button/deploy-button.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'storefront-button-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the template of the button is the project, with what each thing is for and without what belongs to a machine', () => {
  const [project, outdir] = [join(folder, 'project'), join(folder, 'template')];
  for (const path of ['node_modules/wrangler', '.storefront/state', 'src'])
    mkdirSync(join(project, path), { recursive: true });
  const files = {
    'package.json': '{ "name": "tea", "scripts": { "deploy": "storefront-widgets deploy" } }',
    'README.md': '# Tea\n\nText.\n',
    '.dev.vars.example': 'A=1',
    '.dev.vars': 'A=2',
    'src/index.ts': '',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(project, path), text);
  writeButtonTemplate({ project, outdir, repository: 'https://code.example/ann/tea' });

  const { scripts, cloudflare } = JSON.parse(readFileSync(join(outdir, 'package.json'), 'utf8'));
  expect(scripts.deploy).toBe('storefront-widgets deploy');
  const config = readFileSync(join(root, 'worker/wrangler.jsonc'), 'utf8');
  const { d1_databases, r2_buckets, queues } = JSON.parse(config.replaceAll(/^\s*\/\/.*$/gm, ''));
  const made = [...d1_databases, ...r2_buckets, ...queues.producers].map(({ binding }: { binding: string }) => binding);
  expect(Object.keys(cloudflare.bindings)).toEqual(made);
  expect(readFileSync(join(outdir, 'README.md'), 'utf8')).toContain('/?url=https://code.example/ann/tea)\n\nText.');
  for (const path of ['node_modules', '.storefront', '.dev.vars', '.dev.vars.example']) {
    expect(existsSync(join(outdir, path))).toBe(false);
  }
});
