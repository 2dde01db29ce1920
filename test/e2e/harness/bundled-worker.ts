import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import type { Shop } from '#worker/cli/local/serve.ts';
import { runWrangler } from '#worker/cli/wrangler.ts';
import { type ShopOptions, startShop } from '../../../demo/shop.ts';
import type { ServedWorker } from './worker-server.ts';

const CONFIG = join(import.meta.dirname, '../../../worker/wrangler.jsonc');
/** No queue keeps a test waiting longer for its batch, in seconds; deployed, some wait ten. */
const LONGEST_BATCH_S = 1;
const SERVER = join(import.meta.dirname, 'worker-server.ts');

/** Bundles the Worker as a deploy does, into a folder, and writes its settings and bindings beside it. */
export async function bundleWorker(folder: string, config = CONFIG): Promise<void> {
  await runWrangler(['deploy', '--dry-run', '--outdir', folder], { config });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  const sooner = (name: string, value: unknown) =>
    name === 'maxBatchTimeout' ? Math.min(Number(value), LONGEST_BATCH_S) : value;
  writeFileSync(join(folder, 'options.json'), JSON.stringify(workerOptions, sooner));
}

/**
 * Starts a shop as `npm start` does, but from the folder of a bundled Worker and without wrangler, which bundles the
 * Worker at each start and passes each request through a second one.
 */
export function startBundledShop(options: ShopOptions, folder: string): Promise<Shop> {
  return startShop(options, ({ port, stateDir }, vars) => {
    const served: ServedWorker = { folder, port, stateDir, vars };
    // What a killed server leaves goes with the folder of its state.
    const env = { ...process.env, TMPDIR: stateDir };
    return fork(SERVER, [JSON.stringify(served)], { detached: true, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  });
}

const COST = 'ln: 14,';

/** Lets a bundled Worker hash passwords a thousand times as fast, because journeys make many hashes. */
export function hashCheaply(folder: string): void {
  const script = join(folder, 'index.js');
  const [start, end, ...more] = readFileSync(script, 'utf8').split(COST);
  if (end === undefined || more.length > 0) throw new Error(`The Worker does not have ${COST} once.`);
  writeFileSync(script, `${start}ln: 4,${end}`);
}
