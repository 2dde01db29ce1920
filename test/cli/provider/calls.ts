import { randomUUID } from 'node:crypto';
import { type Account, tablesOf, type Worker } from './account.ts';
import { runSql } from './run-sql.ts';
import { deployVersion, putWorker, readSession } from './workers.ts';

/** One call of the API, without the account in its path. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
  contentType: string;
}

/** An answer of the API that is no success. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly isUnknown: boolean;

  constructor(status: number, code: number, message: string, isUnknown = false) {
    super(message);
    this.status = status;
    this.code = code;
    this.isUnknown = isUnknown;
  }
}

type Answer = { result: unknown; result_info?: object };
type Handler = (account: Account, call: Call, matched: readonly string[]) => Answer | Promise<Answer>;

const EMAIL = 'ann@shop.example';
const SUBDOMAIN = { enabled: true, previews_enabled: false };
const NO_WORKER = 10_007;

const ROUTES: readonly (readonly [pattern: string, handler: Handler])[] = [
  ['GET /user/tokens/verify', () => ({ result: { id: '1', status: 'active' } })],
  ['GET /user', () => ({ result: { email: EMAIL } })],
  ['GET /accounts', ({ id }) => listed([{ id, name: 'Ann’s shop' }])],
  ['GET /memberships', ({ id }) => listed([{ id: '1', account: { id, name: 'Ann’s shop' } }])],
  ['GET d1/database', (account) => listed([...account.databases].map(([uuid, db]) => asDatabase(uuid, db)))],
  ['POST d1/database', makeDatabase],
  ['GET d1/database/([^/]+)', (account, _, [id = '']) => ({ result: asDatabase(...findDatabase(account, id)) })],
  ['POST d1/database/([^/]+)/(?:query|raw)', queryDatabase],
  ['GET queues', listQueues],
  ['POST queues', makeQueue],
  ['GET queues/([^/]+)/consumers', (account, _, [id = '']) => listed(consumersOf(account, id))],
  ['POST queues/([^/]+)/consumers', addConsumer],
  ['PUT queues/([^/]+)/consumers/([^/]+)', addConsumer],
  ['GET r2/buckets', ({ buckets }) => ({ result: { buckets: [...buckets].map((name) => ({ name })) } })],
  ['GET r2/buckets/([^/]+)', readBucket],
  ['POST r2/buckets', makeBucket],
  ['GET workers/subdomain', () => ({ result: { subdomain: 'ann' } })],
  [
    '(?:GET|PATCH|PUT) workers/workers/([^/]+)',
    (account, _, [name = '']) => ({ result: { ...settingsOf(findWorker(account, name)), subdomain: SUBDOMAIN } }),
  ],
  [
    'GET workers/services/([^/]+)',
    (account, _, [name = '']) => ({ result: asService(name, findWorker(account, name)) }),
  ],
  [
    'GET workers/scripts/([^/]+)/secrets',
    (account, _, [name = '']) => ({ result: secretsOf(findWorker(account, name)) }),
  ],
  [
    'GET workers/scripts/([^/]+)/settings',
    (account, _, [name = '']) => ({ result: settingsOf(findWorker(account, name)) }),
  ],
  [
    'PATCH workers/scripts/([^/]+)/script-settings',
    (account, _, [name = '']) => ({ result: settingsOf(findWorker(account, name)) }),
  ],
  [
    'GET workers/scripts/([^/]+)/versions',
    (account, _, [name = '']) => ({ result: { items: findWorker(account, name).versions } }),
  ],
  [
    'GET workers/scripts/([^/]+)/deployments',
    (account, _, [name = '']) => ({ result: { deployments: [latestOf(findWorker(account, name))] } }),
  ],
  ['POST workers/scripts/([^/]+)/deployments', () => ({ result: { id: randomUUID() } })],
  ['GET workers/scripts/([^/]+)/subdomain', () => ({ result: SUBDOMAIN })],
  ['POST workers/scripts/([^/]+)/subdomain', () => ({ result: SUBDOMAIN })],
  ['PUT workers/scripts/([^/]+)/schedules', schedule],
  [
    'POST workers/scripts/([^/]+)/assets-upload-session',
    (account, call, [name = '']) => ({ result: readSession(account, name, call) }),
  ],
  ['POST workers/assets/upload', () => ({ result: { jwt: 'uploaded' } })],
  [
    'PUT workers/scripts/([^/]+)',
    async (account, call, [name = '']) => ({ result: await putWorker(account, name, call) }),
  ],
  [
    'POST workers/scripts/([^/]+)/versions',
    async (account, call, [name = '']) => ({ result: await deployVersion(account, name, call) }),
  ],
];

const PATTERNS = ROUTES.map(([pattern, handler]) => ({ pattern: new RegExp(`^${pattern}$`), handler }));

/** Answers one call; throws `ApiRefusal`. */
export async function answerCall(account: Account, call: Call): Promise<Answer> {
  const line = `${call.method} ${call.path.replace(`/accounts/${account.id}/`, '')}`;
  for (const { pattern, handler } of PATTERNS) {
    const found = pattern.exec(line);
    if (found) return handler(account, call, found.slice(1).map(decodeURIComponent));
  }
  throw new ApiRefusal(404, 7003, `The stand-in has no ${line}`, true);
}

function listed(result: readonly unknown[]): Answer {
  return { result, result_info: { page: 1, per_page: 100, count: result.length, total_count: result.length } };
}

type Database = Account['databases'] extends Map<string, infer Value> ? Value : never;

function asDatabase(uuid: string, { name, sqlite }: Database) {
  return { uuid, name, version: 'production', num_tables: tablesOf(sqlite).length, file_size: 1 };
}

function findDatabase({ databases }: Account, wanted: string): [string, Database] {
  const found = [...databases].find(([id, { name }]) => id === wanted || name === wanted);
  if (!found) throw new ApiRefusal(404, 7404, `The database ${wanted} could not be found`);
  return found;
}

async function makeDatabase({ databases }: Account, { body }: Call): Promise<Answer> {
  const { DatabaseSync } = await import('node:sqlite');
  const { name } = JSON.parse(body.toString()) as { name: string };
  if ([...databases.values()].some((database) => database.name === name)) {
    throw new ApiRefusal(400, 7502, `A database with name ${name} already exists`);
  }
  const uuid = randomUUID();
  databases.set(uuid, { name, sqlite: new DatabaseSync(':memory:') });
  return { result: { uuid, name, version: 'production', created_in_region: 'WEUR' } };
}

function queryDatabase(account: Account, { body }: Call, [id = '']: readonly string[]): Answer {
  const [, { sqlite }] = findDatabase(account, id);
  try {
    return { result: runSql(sqlite, JSON.parse(body.toString())) };
  } catch (error) {
    throw new ApiRefusal(400, 7500, `${(error as Error).message}: SQLITE_ERROR`);
  }
}

function listQueues(account: Account, { query }: Call): Answer {
  const { queues, consumers } = account;
  const wanted = query.getAll('name');
  const found = [...queues].filter(([name]) => wanted.length === 0 || wanted.includes(name));
  return listed(
    found.map(([queue_name, queue_id]) => ({
      queue_id,
      queue_name,
      created_on: '2026-11-30T00:00:00Z',
      modified_on: '2026-11-30T00:00:00Z',
      producers_total_count: 0,
      consumers_total_count: consumers.has(queue_id) ? 1 : 0,
      producers: [],
      consumers: consumersOf(account, queue_id),
    })),
  );
}

function makeQueue({ queues, refuses }: Account, { body }: Call): Answer {
  const { queue_name: name } = JSON.parse(body.toString()) as { queue_name: string };
  if (refuses.queues) throw new ApiRefusal(403, 10_023, 'Queues is not available on your plan');
  if (queues.has(name)) throw new ApiRefusal(409, 11_009, `Queue name '${name}' is already taken`);
  queues.set(name, randomUUID());
  return { result: { queue_id: queues.get(name), queue_name: name } };
}

function consumersOf({ consumers }: Account, queueId: string) {
  const consumer = consumers.get(queueId);
  return consumer ? [{ ...consumer, type: 'worker', settings: {} }] : [];
}

function addConsumer({ consumers }: Account, { body }: Call, [queueId = '']: readonly string[]): Answer {
  const { script_name: script } = JSON.parse(body.toString()) as { script_name: string };
  const consumer = { consumer_id: consumers.get(queueId)?.consumer_id ?? randomUUID(), script };
  consumers.set(queueId, consumer);
  return { result: consumer };
}

function readBucket({ buckets }: Account, _: Call, [name = '']: readonly string[]): Answer {
  if (!buckets.has(name)) throw new ApiRefusal(404, 10_006, 'The specified bucket does not exist.');
  return { result: { name } };
}

function makeBucket({ buckets, refuses }: Account, { body }: Call): Answer {
  const { name } = JSON.parse(body.toString()) as { name: string };
  if (refuses.buckets) throw new ApiRefusal(403, 10_042, 'Please enable R2 through the Cloudflare Dashboard.');
  if (buckets.has(name)) throw new ApiRefusal(409, 10_004, 'The bucket you tried to create already exists.');
  buckets.add(name);
  return { result: { name } };
}

function findWorker({ workers }: Account, name: string): Worker {
  const worker = workers.get(name);
  if (!worker) throw new ApiRefusal(404, NO_WORKER, 'This Worker does not exist on your account.');
  return worker;
}

function asService(name: string, { tag }: Worker) {
  return {
    id: name,
    default_environment: {
      environment: 'production',
      script: { id: name, tag, tags: [], last_deployed_from: 'wrangler' },
    },
  };
}

function secretsOf({ secrets }: Worker) {
  return [...secrets.keys()].map((name) => ({ name, type: 'secret_text' }));
}

function settingsOf({ bindings, tag }: Worker) {
  return { bindings, tag, tags: [], compatibility_date: '2026-10-15' };
}

function latestOf({ versions }: Worker) {
  return {
    id: randomUUID(),
    source: 'wrangler',
    strategy: 'percentage',
    author_email: EMAIL,
    created_on: '2026-11-30T00:00:00Z',
    annotations: {},
    versions: [{ version_id: versions.at(-1), percentage: 100 }],
  };
}

function schedule(account: Account, { body }: Call, [name = '']: readonly string[]): Answer {
  findWorker(account, name).schedules = JSON.parse(body.toString());
  return { result: { schedules: [] } };
}
