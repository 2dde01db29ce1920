/** `npm run test:deploy`: a first deploy that breaks off after each of its writes, with wrangler itself. It takes minutes. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#worker/cli/wrangler-config/needed.ts';
import { deploy, makeProject, type TestProject } from './project.ts';
import { type Provider, startProvider } from './provider.ts';

/** More than a first deploy has. */
const MAX_WRITES = 60;

let provider: Provider;
let project: TestProject;
beforeEach(async () => {
  provider = await startProvider();
  project = makeProject();
});
afterEach(async () => {
  await provider.stop();
  project.remove();
});

/** What the account has in the end, without ids and moments. */
function made() {
  const { databases, queues, consumers, buckets, workers } = provider.account;
  const [database] = databases.values();
  const worker = workers.get('tea-shop');
  return {
    databases: databases.size,
    migrations: database?.sqlite
      .prepare('SELECT name FROM d1_migrations ORDER BY id')
      .all()
      .map(({ name }) => name),
    queues: [...queues.keys()].sort(),
    consumers: consumers.size,
    buckets: [...buckets],
    workers: [...workers.keys()],
    bindings: worker?.bindings.map(({ type, name }) => `${type} ${name}`).sort(),
    schedules: worker?.schedules,
    files: worker?.files.size,
  };
}

/**
 * Deploys until it succeeds, with a connection that breaks at each run's first new write: where a run has made the same writes
 * as the one before, the next may make one more. Returns how often it broke.
 */
async function deployInPieces(first: number, moment: 'before' | 'after'): Promise<number> {
  let write = first;
  let before = '';
  for (let broken = 0; broken < MAX_WRITES; broken++) {
    provider.writes.length = 0;
    provider.breakAt(write, moment);
    try {
      const lines = await deploy(project, provider.env);
      // The last step only tells that it could not be made.
      if (/has no shop yet/.test(lines.at(-1) ?? '')) return broken;
    } catch {
      // The next one goes on.
    }
    const made = provider.writes.join();
    if (made === before) write += 1;
    before = made;
  }
  throw new Error('The deploy makes no progress.');
}

test.each([
  ['is made, but its answer is lost', 1, 'after'],
  ['is answered, and the one after it is not made', 2, 'before'],
] as const)('a deploy that ends whenever a write %s makes everything once', async (_, write, moment) => {
  const broken = await deployInPieces(write, moment);
  expect(broken).toBeGreaterThan(5);
  provider.mend();
  const pieces = made();
  const { secrets } = provider.account.workers.get('tea-shop') ?? {};
  const secret = secrets?.get('SESSION_SECRET');
  await deploy(project, provider.env);
  expect(made()).toEqual(pieces);
  expect(provider.account.workers.get('tea-shop')?.secrets.get('SESSION_SECRET')).toBe(secret);

  const { d1_databases: named } = readConfig(readFileSync(project.config, 'utf8')) as {
    d1_databases: { database_id: string }[];
  };
  expect([...provider.account.databases.keys()]).toEqual(named.map(({ database_id }) => database_id));
  await provider.stop();
  project.remove();

  provider = await startProvider();
  project = makeProject();
  await deploy(project, provider.env);
  expect(made()).toEqual(pieces);
  expect(provider.unknown).toEqual([]);
});
