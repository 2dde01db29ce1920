import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeConfig, problemsOf } from '#worker/cli/wrangler-config/complete-config.ts';
import { createConfig } from '#worker/cli/wrangler-config/create-config.ts';
import { addTo } from '#worker/cli/wrangler-config/edit-jsonc.ts';
import { neededConfig, readConfig } from '#worker/cli/wrangler-config/needed.ts';

const root = join(import.meta.dirname, '../..');
const base = readFileSync(join(root, 'worker/wrangler.jsonc'), 'utf8');
const source = { base, name: 'tea-shop', packageName: 'storefront-widgets' };
const created = createConfig(source);
const needed = neededConfig(source);

describe('the configuration of a new project', () => {
  test('it has the project’s names and folders, the package’s comments, and no database’s id', () => {
    expect(readConfig(created)).toMatchObject({
      name: 'tea-shop',
      main: 'src/index.ts',
      assets: { directory: '.storefront/assets', binding: 'ASSETS', run_worker_first: true },
      d1_databases: [
        { binding: 'DB', database_name: 'tea-shop', migrations_dir: 'node_modules/storefront-widgets/migrations' },
      ],
      r2_buckets: [{ binding: 'FILES', bucket_name: 'tea-shop-files' }],
    });
    expect(created).toContain('"dead_letter_queue": "tea-shop-mail-dead"');
    expect(created).toContain('// Ten retries two minutes apart');
    expect(created).not.toMatch(/"database_id":|"storefront-(?!widgets)|\.\.\//);
    expect(problemsOf(created, needed)).toEqual([]);
  });

  test('a mark of its encoding and line breaks of Windows stay where something is added', () => {
    const text = `\uFEFF${created.replaceAll('\n', '\r\n')}`;
    const added = addTo(text, ['d1_databases', 0], 'x', 'database_id');
    expect(added.replaceAll('\r\n', '\n')).toBe(`\uFEFF${addTo(created, ['d1_databases', 0], 'x', 'database_id')}`);
    expect(problemsOf(text, needed)).toEqual([]);
  });

  test('wrangler’s own schema accepts it', () => {
    const schema = JSON.parse(readFileSync(join(root, 'node_modules/wrangler/config-schema.json'), 'utf8'));
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect(validate(readConfig(created)), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...readConfig(created), d1_databases: {} })).toBe(false);
  });

  test('the repository’s own configuration has no problems', () => {
    expect(problemsOf(base, readConfig(base))).toEqual([]);
  });
});

/** An owner's file of an older version, with comments in places where editors put them. */
const OLDER = `{
  // My shop
  "name": "tea-shop", // as in the dashboard
  "main": "src/index.ts",
  "compatibility_date": "2025-01-01",
  "compatibility_flags": ["nodejs_compat", "my_flag"],
  "routes": [{ "pattern": "tea.example", "custom_domain": true }],
  "assets": { "directory": ".storefront/assets", "binding": "ASSETS", "run_worker_first": true },
  "d1_databases": [
    { "binding": "STATS", "database_id": "1" },
    {
      "binding": "DB",
      "database_name": "teas",
      "database_id": "2", // made by hand
      "migrations_dir": "node_modules/storefront-widgets/migrations",
    }, // the shop's
  ],
  "queues": {
    "producers": [
      { "binding": "MAIL", "queue": "old-mail" } // with its old name
    ],
    "consumers": [{ "queue": "old-mail", "max_batch_size": 3, "dead_letter_queue": "old-mail-dead" }],
  },
  "vars": { "MAIL_FROM": "ann@tea.example" },
  "triggers": { "crons": ["0 3 * * *"] } // mine
  /* the end */
}
`;

describe('an owner’s configuration', () => {
  const { text, added } = completeConfig(OLDER, needed);

  test('it gets what it lacks and keeps its own entries', () => {
    const config = readConfig(text);
    expect(config).toMatchObject({
      ...{ rules: needed.rules, ratelimits: needed.ratelimits, r2_buckets: needed.r2_buckets, assets: needed.assets },
      routes: [{ pattern: 'tea.example', custom_domain: true }],
      compatibility_flags: ['nodejs_compat', 'my_flag', 'global_fetch_strictly_public'],
      d1_databases: [{ binding: 'STATS' }, { binding: 'DB', database_name: 'teas', database_id: '2' }],
      vars: { MAIL_FROM: 'ann@tea.example', ENVIRONMENT: 'production' },
      triggers: { crons: ['0 3 * * *', ...(needed.triggers as { crons: string[] }).crons] },
    });
    expect(added).toEqual(expect.arrayContaining(['compatibility_date: 2026-10-15', 'queues.producers: PUSHES']));
    expect(problemsOf(text, needed)).toEqual([]);
  });

  test('a queue that the owner has named is not given a second time', () => {
    expect(text).not.toContain('tea-shop-mail');
    expect(text).toContain('{ "queue": "old-mail-dead", "max_batch_size": 10, "max_batch_timeout": 5 }');
  });

  test('comments stay beside what they are about', () => {
    expect(text).toMatch(/"name": "tea-shop", \/\/ as in the dashboard\n/);
    expect(text).toMatch(/"queue": "old-mail" }, \/\/ with its old name\n {6}{ "binding": "CENSUS"/);
    expect(text).toMatch(/}, \/\/ mine\n {2}"/);
    expect(text).toMatch(/\n {2}\/\* the end \*\/\n}\n$/);
  });

  test('what was never there is named by its field with what to write', () => {
    const problems = problemsOf(OLDER, needed);
    expect(problems).toContain('compatibility_date is older than this version needs: set it to "2026-10-15".');
    expect(problems).toContain('queues.producers has no PUSHES: add {"binding":"PUSHES","queue":"tea-shop-pushes"}.');
    expect(problems).toContain('vars.ENVIRONMENT is missing: set it to "production".');
  });

  test('what contradicts is left to the owner', () => {
    const wrong = created
      .replace('"run_worker_first": true', '"run_worker_first": false')
      .replaceAll('tea-shop-senders', 'tea-shop-others');
    expect(completeConfig(wrong, needed).text).toContain('"run_worker_first": false');
    expect(problemsOf(wrong, needed)).toEqual(
      expect.arrayContaining([
        'assets.run_worker_first is false, but the shop needs true: set it to true.',
        'queues.producers: the queue of SENDERS is "tea-shop-others", but the Worker knows this queue by a name that ends in "-senders".',
      ]),
    );
  });

  test('a file that cannot be read is named by its line', () => {
    expect(() => completeConfig('{\n  "name": tea\n}', needed)).toThrow('line 2 cannot be read');
    expect(() => problemsOf('[]', needed)).toThrow('no object');
  });

  test('a newer compatibility date stays', () => {
    const newer = created.replace(/"compatibility_date": "[^"]*"/, '"compatibility_date": "2099-01-01"');
    expect(completeConfig(newer, needed)).toEqual({ text: newer, added: [] });
  });
});

const key = fc.stringMatching(/^[a-z][a-z_]{2,9}$/).filter((name) => !(name in needed) && name !== 'env');
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.record({ own: fc.string() }), fc.array(fc.string()));
const listOf = (path: readonly string[], identity: string) =>
  fc.record({
    path: fc.constant(path),
    value: fc.stringMatching(/^[A-Z]{3,8}$/).map((name) => ({ [identity]: `OWN-${name}` })),
  });
const addition = fc.oneof(
  fc.record({ path: fc.constantFrom([], ['vars'], ['assets']), key, value }),
  listOf(['d1_databases'], 'binding'),
  listOf(['r2_buckets'], 'binding'),
  listOf(['queues', 'producers'], 'binding'),
  listOf(['queues', 'consumers'], 'queue'),
  fc.record({ path: fc.constant(['triggers', 'crons']), value: fc.stringMatching(/^[0-9]{1,2} 1 1 1 1$/) }),
);

/** The values at all ends of a configuration, with their paths without places in lists. */
function leaves(of: unknown, path = ''): string[] {
  if (typeof of !== 'object' || of === null) return [`${path}=${JSON.stringify(of)}`];
  if (Object.keys(of).length === 0) return [`${path}=empty`];
  return Object.entries(of).flatMap(([step, entry]) => leaves(entry, `${path}.${Array.isArray(of) ? '' : step}`));
}

test('any owner’s additions survive, nothing is missing afterwards, and a second time adds nothing', () => {
  const dropped = fc.subarray(Object.keys(needed).filter((name) => name !== 'name'));
  const style = fc.record({ crlf: fc.boolean(), trailing: fc.boolean(), comments: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(addition, { maxLength: 8 }),
      dropped,
      style,
      (additions, without, { crlf, trailing, comments }) => {
        const kept = Object.entries(needed).filter(([name]) => !without.includes(name));
        let text = JSON.stringify(Object.fromEntries(kept), null, 2);
        if (trailing) text = text.replaceAll(/([^[{,\s])(\n\s*[\]}])/g, '$1,$2');
        if (comments) text = text.replaceAll(/\n/g, (_, at: number) => ` // line ${at}\n`);
        if (crlf) text = text.replaceAll('\n', '\r\n');
        for (const one of additions) {
          if (one.path.length > 0 && without.includes(one.path[0] ?? '')) continue;
          text = addTo(text, one.path, one.value, 'key' in one ? one.key : undefined);
        }
        const before = readConfig(text);
        const { text: completed } = completeConfig(text, needed);
        const after = leaves(readConfig(completed));
        expect(leaves(before).filter((leaf) => !after.includes(leaf))).toEqual([]);
        expect(problemsOf(completed, needed)).toEqual([]);
        expect(completeConfig(completed, needed)).toEqual({ text: completed, added: [] });
        expect(completed.match(/\/\/ line \d+\r?$/gm)?.length).toBe(text.match(/\/\/ line \d+\r?$/gm)?.length);
      },
    ),
    { numRuns: 200 },
  );
});
