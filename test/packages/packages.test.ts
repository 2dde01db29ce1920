import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPackages } from '../../runtime/build/packages/packages.mjs';
import { getShared } from '../e2e/harness/shared.ts';

const about = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
const packages = await getShared('packages');

test('all packages have the repository’s name and number', () => {
  expect(Object.keys(packages)).toEqual([about.name, `create-${about.name}`]);
  for (const [name, folder] of Object.entries(packages)) {
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect({ name, version, license }).toEqual({ name, version: about.version, license: about.license });
  }
});

test('without built scripts, no package is made, and what makes them is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-unbuilt-'));
  const [dist, outdir] = [join(folder, 'dist'), join(folder, 'packages')];
  await expect(buildPackages({ dist, outdir })).rejects.toThrow('Run this first: npm run build');
  expect(existsSync(outdir)).toBe(false);
  rmSync(folder, { recursive: true });
});
