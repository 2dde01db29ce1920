import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from './deployment.ts';
import { refusal } from './queues.ts';
import { WranglerFailure } from './wrangler-account.ts';

/** The provider's error where R2 is not switched on. */
const NO_R2 = 10_042;

/** What wrangler records of a deploy. */
export interface Uploaded {
  /** Where the Worker is reached, as wrangler writes it. */
  targets: readonly string[];
  /** Size of the Worker's script, gzipped; undefined where it is not said. */
  gzipBytes: number | undefined;
}

interface RecordedDeploy {
  type: string;
  version_id?: string | null;
  targets?: readonly string[];
  bundle_size?: { gzip_bytes?: number };
}

/**
 * Deploys the Worker, with what it needs of producers' queues and buckets: wrangler makes those that are missing. Only where
 * wrangler must ask for something does it speak to the person itself.
 */
export async function upload(deployment: Deployment, args: readonly string[]): Promise<Uploaded> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-deploy-'));
  const record = join(folder, 'deploy.json');
  const env = { WRANGLER_OUTPUT_FILE_PATH: record };
  try {
    await deployment.wrangler.run(['deploy', ...args], env).catch((error) => askOrThrow(deployment, args, env, error));
    const deploy = existsSync(record) ? lastDeploy(readFileSync(record, 'utf8')) : undefined;
    if (deploy?.version_id === null)
      throw new Error('wrangler has deployed nothing. Run `npx wrangler deploy` to see why.');
    return { targets: deploy?.targets ?? [], gzipBytes: deploy?.bundle_size?.gzip_bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns where a deployed Worker is reached: a domain of the shop's own before the address that Cloudflare gives; undefined
 * where wrangler says none.
 */
export function addressIn(targets: readonly string[]): string | undefined {
  const [ownDomain] = targets.flatMap((target) => /^([a-z0-9.-]+\.[a-z]+) \(custom domain/.exec(target)?.[1] ?? []);
  return ownDomain ? `https://${ownDomain}` : targets.find((target) => target.startsWith('https://'));
}

async function askOrThrow(
  { wrangler, person }: Deployment,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  error: Error,
): Promise<void> {
  // A new account chooses its name in workers.dev first.
  if (person && /workers\.dev subdomain/.test(error.message)) {
    const [code] = await once(wrangler.start(['deploy', ...args], env), 'close');
    if (code === 0) return;
  }
  const { code } = error as WranglerFailure;
  if (code === NO_R2) {
    throw new Error(
      'Cloudflare made no bucket for files: R2 must be switched on in the dashboard first. Then deploy again.',
    );
  }
  if (error instanceof WranglerFailure && /queue/i.test(error.message))
    throw new Error(refusal('for the Worker', error));
  throw new Error(`The Worker was not deployed: ${error.message}`);
}

function lastDeploy(lines: string): RecordedDeploy | undefined {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedDeploy)
    .findLast(({ type }) => type === 'deploy');
}
