import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from './deployment.ts';

/** The size of a bundled Worker, as wrangler prints it. */
export interface BundleSize {
  /** '2338.40 KiB' */
  gzip: string;
}

/** Bundles the Worker and uploads nothing. Throws where that fails, before anything is made for it. */
export async function checkBundle(
  { wrangler }: Pick<Deployment, 'wrangler'>,
  words: readonly string[],
): Promise<BundleSize> {
  const outdir = mkdtempSync(join(tmpdir(), 'storefront-bundle-'));
  try {
    const output = await wrangler.run(['deploy', '--dry-run', '--outdir', outdir, ...words]);
    const [, gzip = 'unknown'] = /gzip: ([\d.]+ \w+)/.exec(output) ?? [];
    return { gzip };
  } catch (error) {
    throw new Error(`The Worker could not be bundled, and nothing was deployed: ${(error as Error).message}`);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
