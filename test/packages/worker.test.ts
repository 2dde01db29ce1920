import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '#worker/cli/local/migrations.ts';
import type { Shop } from '#worker/cli/local/serve.ts';
import { bundleWorker, startBundledShop } from '../e2e/harness/bundled-worker.ts';
import { queryShop } from '../e2e/harness/query-shop.ts';
import { getShared } from '../e2e/harness/shared.ts';
import { freePort } from '../free-port.ts';

const root = join(import.meta.dirname, '../..');
const NAME = 'storefront-widgets';
const COMPILER = join(root, 'node_modules/typescript/bin/tsc');
const MAIN = `import { storefront } from '${NAME}/worker';

export * from '${NAME}/worker';
export default storefront<{ GREETING: string }>({
  routes(app) {
    app.get('/hello/:name', (c) => c.text(\`\${c.env.GREETING}, \${c.req.param('name')}, from \${c.var.site.title}\`));
  },
  async scheduled({ cron }, env) {
    console.log(cron, env.GREETING);
  },
});
`;
/** The paper's example of own routes. */
const [, SHOWN = ''] = /^```ts\n([\s\S]*?)^```/m.exec(readFileSync(join(root, 'worker/README.md'), 'utf8')) ?? [];
let folder = '';
let project = '';
let shop: Shop | undefined;

beforeAll(async () => {
  folder = (await getShared('packages'))[NAME] ?? '';
  project = mkdtempSync(join(tmpdir(), 'storefront-project-'));
  mkdirSync(join(project, 'src'));
  mkdirSync(join(project, 'node_modules/@cloudflare'), { recursive: true });
  symlinkSync(folder, join(project, 'node_modules', NAME));
  symlinkSync(
    join(root, 'node_modules/@cloudflare/workers-types'),
    join(project, 'node_modules/@cloudflare/workers-types'),
  );
  writeFileSync(join(project, 'src/index.ts'), MAIN);
  writeFileSync(join(project, 'src/shown.ts'), SHOWN);
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  writeFileSync(join(project, 'wrangler.jsonc'), configuration());
});
afterAll(async () => {
  await shop?.stop();
  if (project) rmSync(project, { recursive: true, force: true });
});

/** The package's configuration, as a project has it: with names and folders of its own, and no rule for imports. */
function configuration(): string {
  return readFileSync(join(folder, 'wrangler.jsonc'), 'utf8')
    .replace(/^ *"\$schema":.*\n/m, '')
    .replace(/^ *"rules": \[[\s\S]*?^ *\],\n/m, '')
    .replace('"index.ts"', '"src/index.ts"')
    .replace('"../dist"', `"node_modules/${NAME}/dist"`)
    .replace('"migrations"', `"node_modules/${NAME}/migrations"`)
    .replaceAll('"storefront-', '"tea-')
    .replace('"ENVIRONMENT": "production"', '"ENVIRONMENT": "production", "GREETING": "Hello"');
}

/** Runs the compiler in the project; resolves to what it finds. */
function compile(compilerOptions: object): Promise<string> {
  const options = { target: 'es2024', module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true };
  const config = { compilerOptions: { ...options, ...compilerOptions }, include: ['src'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  return new Promise((resolve) => {
    execFile(process.execPath, [COMPILER, '-p', '.'], { cwd: project }, (_, out, error) => resolve(out + error));
  });
}

describe('the package of the Worker', () => {
  test('has the schema, and of what is served no file of an older build', () => {
    expect(readMigrations(join(folder, 'migrations'))).toEqual(readMigrations(join(root, 'worker/migrations')));
    const list = JSON.parse(readFileSync(join(folder, 'dist/integrity.json'), 'utf8'));
    expect(list.kept).toEqual({});
    const loaders = readdirSync(join(folder, 'dist')).filter((name) => /^storefront\.[\da-f]+\.js$/.test(name));
    expect(loaders).toHaveLength(1);
    for (const file of Object.keys(list.files)) expect(existsSync(join(folder, 'dist', `${file}.br`)), file).toBe(true);
  });

  test('has types that a project with those of Workers compiles with', async () => {
    expect(SHOWN).toContain('storefront<');
    expect(await compile({ lib: ['es2024'], types: ['@cloudflare/workers-types'] })).toBe('');
  });

  test('has types that a project without those of Workers compiles with, and that find mistakes', async () => {
    writeFileSync(join(project, 'src/wrong.ts'), MAIN.replace('c.text(', 'c.txt(').replace('scheduled(', 'schedule('));
    const found = await compile({ lib: ['es2024', 'dom'], types: [] });
    rmSync(join(project, 'src/wrong.ts'));
    const errors = found.split('\n').filter((line) => line.includes('error TS'));
    expect(errors.filter((line) => !line.startsWith('src/wrong.ts'))).toEqual([]);
    expect(found).toContain("'txt' does not exist");
    expect(found).toContain("'schedule' does not exist");
  });
});

describe('a project with the package', () => {
  let url = '';
  let output = '';

  beforeAll(async () => {
    output = join(project, 'output');
    await bundleWorker(output, join(project, 'wrangler.jsonc'));
    const stateDir = join(project, 'state');
    mkdirSync(stateDir);
    shop = await startBundledShop({ port: await freePort('localhost'), stateDir, origins: [], isEmpty: true }, output);
    url = shop.url;
  });

  const open = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

  test('says on its first page that there is no shop yet', async () => {
    const page = await open('/');
    expect([page.status, page.headers.get('X-Content-Type-Options')]).toEqual([503, 'nosniff']);
    expect(await page.text()).toContain('<p class="lead">');
  });

  test('serves the built files as they were compressed', async () => {
    const script = await open('/storefront.js', { 'Accept-Encoding': 'br' });
    expect([script.status, script.headers.get('Content-Encoding')]).toEqual([200, 'br']);
    expect(await script.text()).toContain('sq-');
  });

  test('answers its own route once there is a shop, beside a picture that is drawn by a program in the package', async () => {
    const state = join(project, 'state');
    queryShop(state, `INSERT INTO sites (site_id, identifier, title, updated_at) VALUES ('tea', 'tea', 'Tea', 0)`);
    queryShop(state, `INSERT INTO site_domains (site_id, hostname) VALUES ('tea', 'localhost')`);
    // The Worker remembers for a second that the host was of no shop.
    await expect.poll(async () => (await open('/hello/ada')).text(), { timeout: 30_000 }).toBe('Hello, ada, from Tea');
    const picture = await open('/images/drawn/pictures/story-second-steep.png');
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect([...new Uint8Array(await picture.arrayBuffer()).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  test('makes one shop: the package’s own is not in the bundle', () => {
    const calls = readFileSync(join(output, 'index.js'), 'utf8').match(/= storefront\(/g);
    expect(calls).toHaveLength(1);
  });
});
