import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageLines } from '../../runtime/build/public-surface/package-lines.ts';
import { readSurface, withPackages } from '../../runtime/build/public-surface/surface.ts';
import { getShared } from '../e2e/harness/shared.ts';

const surface = readSurface(join(import.meta.dirname, '../..'));

test('the file of what is public has the packages as they are built; `npm run docs -- --packages` writes them', async () => {
  const lines = await packageLines(await getShared('packages'));
  expect(surface).toEqual(withPackages(surface, lines));
});
