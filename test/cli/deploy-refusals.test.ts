import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deployShop } from '#worker/cli/deploy/deploy-shop.ts';
import { tryDeploy } from '#worker/cli/deploy/dry-run.ts';
import { type WranglerAccount, WranglerFailure } from '#worker/cli/deploy/wrangler-account.ts';
import { makeProject, type TestProject } from './provider/project.ts';

let project: TestProject;
beforeEach(() => {
  project = makeProject();
});
afterEach(() => project.remove());

const ID = '11111111-2222-4333-8444-555555555555';
const ACCOUNTS = { loggedIn: true, email: 'ann@shop.example', accounts: [{ id: 'a1', name: 'Ann' }] };
/** What wrangler answers in an account that has nothing; its failures are as it prints them. */
const EMPTY: Readonly<Record<string, string | WranglerFailure>> = {
  'whoami --json': JSON.stringify(ACCOUNTS),
  'secret list --format json': new WranglerFailure(
    '✘ [ERROR] Worker "tea-shop" not found.\n\nIf this is a new Worker, run …',
  ),
  'queues list': '│ id │ name │',
  'd1 list --json': '[]',
  'deploy --dry-run': 'Total Upload: 11228.12 KiB / gzip: 2338.40 KiB\n--dry-run: exiting now.',
  'd1 create tea-shop': `"database_id": "${ID}"`,
  'queues create': '',
  'd1 migrations apply': '',
};
const hasDatabase = (changes: object) => JSON.stringify([{ uuid: ID, name: 'tea-shop', num_tables: 0, ...changes }]);
const failure = (text: string) =>
  new WranglerFailure(
    `✘ [ERROR] A request to the Cloudflare API (/accounts/a1/x) failed.\n\n  ${text}\n\n  If you think this is a bug, please open an issue`,
  );

/** What wrangler was asked to do, each command by its words. */
let commands: string[];

function deploymentWith(answers: Readonly<Record<string, string | WranglerFailure>>, env: NodeJS.ProcessEnv = {}) {
  commands = [];
  const all = { ...EMPTY, ...answers };
  const wrangler: WranglerAccount = {
    async run(args) {
      const line = args.join(' ');
      commands.push(line);
      const [, answer] = Object.entries(all).find(([words]) => line.startsWith(words)) ?? [];
      if (answer === undefined) throw new Error(`Nobody has expected wrangler ${line}`);
      if (answer instanceof WranglerFailure) throw answer;
      return answer;
    },
    start: () => {
      throw new Error('Nobody is there.');
    },
    choose: () => {},
  };
  const lines: string[] = [];
  return {
    lines,
    deployment: { project, wrangler, person: undefined, env, say: (line: string) => void lines.push(line) },
  };
}

const OPTIONS = { plan: undefined, url: undefined, isFresh: false, words: [] };
const deploy = (answers: Readonly<Record<string, string | WranglerFailure>>, env?: NodeJS.ProcessEnv) =>
  deployShop(deploymentWith(answers, env).deployment, OPTIONS);
const writes = () =>
  commands.filter((line) => /^(d1 create|queues create|d1 migrations apply|deploy(?! --dry-run))/.test(line));
const setId = () =>
  writeFileSync(
    project.config,
    readFileSync(project.config, 'utf8').replace('"binding": "DB",', `"binding": "DB", "database_id": "${ID}",`),
  );

describe('a deploy is refused before anything is written', () => {
  test('where nobody is logged in, with the two ways to be', async () => {
    const out = new WranglerFailure('wrangler whoami --json ended with 1:\n{"loggedIn":false}\n');
    await expect(deploy({ 'whoami --json': out })).rejects.toThrow(
      /Nobody is logged in at Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN to a token that may edit/,
    );
  });

  test('where there are several accounts and nobody can be asked', async () => {
    const accounts = [...ACCOUNTS.accounts, { id: 'b2', name: 'Bea' }];
    const answers = { 'whoami --json': JSON.stringify({ ...ACCOUNTS, accounts }) };
    await expect(deploy(answers)).rejects.toThrow(
      /several accounts. Name one in CLOUDFLARE_ACCOUNT_ID, or as account_id in wrangler.jsonc:\n {2}a1 {2}Ann\n {2}b2 {2}Bea/,
    );
    await expect(
      deploy({ ...answers, 'd1 list --json': hasDatabase({ num_tables: 3 }) }, { CLOUDFLARE_ACCOUNT_ID: 'b2' }),
    ).rejects.toThrow('The account has a database');
  });

  test('where the configuration lacks something, with all problems and the command that mends them', async () => {
    const text = readFileSync(project.config, 'utf8');
    writeFileSync(project.config, text.replace(/\{ "binding": "PUSHES".*\},?/, '').replace('"FILES"', '"PICTURES"'));
    await expect(deploy({})).rejects.toThrow(
      /does not fit version 1\.2\.3:\n {2}r2_buckets has no FILES: add .*\n {2}queues\.producers has no PUSHES: add .*\n`npx storefront-widgets upgrade` adds/,
    );
    writeFileSync(project.config, '{ "name": ');
    await expect(deploy({})).rejects.toThrow('line 1 cannot be read');
    expect(commands).toEqual([]);
  });

  test('where a database of the name is not empty, which may be another shop’s', async () => {
    await expect(deploy({ 'd1 list --json': hasDatabase({ num_tables: 90 }) })).rejects.toThrow(
      `If it is this shop's, set "database_id" in wrangler.jsonc to "${ID}"; otherwise choose another "database_name".`,
    );
  });

  test('where a Worker of the name exists, which this folder has not deployed', async () => {
    await expect(deploy({ 'secret list --format json': '[]' })).rejects.toThrow(
      'The account has a Worker tea-shop already',
    );
  });

  test('where a Worker of the name has no secret, and so is no shop, whatever database is named', async () => {
    setId();
    const rows = [{ results: [] }, { results: [] }];
    await expect(deploy({ 'd1 execute': JSON.stringify(rows), 'secret list --format json': '[]' })).rejects.toThrow(
      /a Worker tea-shop without the secret SESSION_SECRET.*choose another "name"/,
    );
    expect(writes()).toEqual([]);
  });

  test('where the database was migrated by a newer version', async () => {
    setId();
    const rows = [{ results: [{ name: '0001_sites.sql' }, { name: '0009_later.sql' }] }, { results: [] }];
    await expect(deploy({ 'd1 execute': JSON.stringify(rows), 'secret list --format json': '[]' })).rejects.toThrow(
      /version 1\.2\.3 does not know \(0009_later\.sql\).*`npx storefront-widgets upgrade`/,
    );
  });

  test('where the account has no database of the id', async () => {
    setId();
    await expect(deploy({ 'd1 execute': failure('The database could not be found [code: 7404]') })).rejects.toThrow(
      'The account has no database of the "database_id" in wrangler.jsonc.',
    );
  });

  test('where the Worker cannot be bundled', async () => {
    const error = new WranglerFailure('✘ [ERROR] Build failed with 1 error:\n\n  src/index.ts:1:8: ERROR: Unexpected');
    await expect(deploy({ 'deploy --dry-run': error })).rejects.toThrow(
      'The Worker could not be bundled, and nothing was deployed: Build failed with 1 error: src/index.ts:1:8',
    );
  });

  afterEach(() => expect(writes()).toEqual([]));
});

test('a build that Cloudflare runs finds the Worker’s database by its name, and migrates what it lacks', async () => {
  const rows = [{ results: [{ name: '0001_sites.sql' }] }, { results: [] }];
  const { deployment, lines } = deploymentWith(
    {
      'd1 list --json': hasDatabase({ num_tables: 90 }),
      'd1 execute': JSON.stringify(rows),
      'secret list --format json': '[{ "name": "SESSION_SECRET" }]',
      deploy: '',
    },
    { CI: '1', WORKERS_CI: '1' },
  );
  await deployShop(deployment, OPTIONS);
  expect(lines).toContain('Database tea-shop: found; its id is in wrangler.jsonc now.');
  expect(lines).toContain('Database: 1 migration applied (0002_rules.sql).');
  expect(writes()).toEqual([
    'queues create tea-shop-mail-dead',
    'queues create tea-shop-census-dead',
    'd1 migrations apply DB --remote',
    'deploy',
  ]);
});

describe('what the account may not have is named with the way out', () => {
  test('queues', async () => {
    const refused = failure('Queues is not available on your plan [code: 10023]');
    await expect(deploy({ 'queues create': refused })).rejects.toThrow(
      /made no queue tea-shop-mail-dead: Queues is not available on your plan .*plan to Workers Paid/,
    );
    expect(readFileSync(project.config, 'utf8')).toContain(`"database_id": "${ID}"`);
  });

  test('a queue that exists is no failure, also where the list did not name it', async () => {
    const answers = {
      'queues create': failure("Queue name 'tea-shop-mail-dead' is already taken. [code: 11009]"),
      'deploy ': failure('Please enable R2 through the Cloudflare Dashboard. [code: 10042]'),
    };
    await expect(deploy(answers)).rejects.toThrow('R2 must be switched on in the dashboard first.');
  });

  test('a migration that fails', async () => {
    const error = failure('no such column: x at offset 3: SQLITE_ERROR [code: 7500]');
    await expect(deploy({ 'd1 migrations apply': error })).rejects.toThrow(
      'could not be migrated: no such column: x at offset 3: SQLITE_ERROR [code: 7500] The Worker was not deployed.',
    );
  });
});

describe('a dry run', () => {
  test('it says what would be made, and writes nothing', async () => {
    const { deployment, lines } = deploymentWith({});
    expect(await tryDeploy(deployment, OPTIONS)).toBe('Nothing was written.');
    expect(lines).toEqual([
      'wrangler.jsonc: nothing is missing.',
      expect.stringMatching(
        /^Would be uploaded: the Worker tea-shop \(2338\.40 KiB gzipped\) and 2 files \(\d+ KB\)\.$/,
      ),
      'Account: Ann, as ann@shop.example.',
      'Would be made: database tea-shop, queue tea-shop-mail-dead, queue tea-shop-census-dead, secret SESSION_SECRET, Worker tea-shop, with its bucket and its other queues.',
      'Would be applied: 2 migrations (0001_sites.sql, 0002_rules.sql).',
    ]);
    expect([writes(), existsSync(project.assets), existsSync(project.state)]).toEqual([[], false, false]);
  });

  test('without a login it says what the project’s files tell', async () => {
    const { deployment, lines } = deploymentWith({ 'whoami --json': new WranglerFailure('{"loggedIn":false}') });
    await tryDeploy(deployment, OPTIONS);
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/^What the account has is unknown: Nobody is logged in/),
      'A new database would get 2 migrations (0001_sites.sql, 0002_rules.sql).',
    ]);
    expect(writes()).toEqual([]);
  });
});
