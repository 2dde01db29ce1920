import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFree } from '#worker/cli/local/serve.ts';
import { freePort } from '../free-port.ts';
import { commandOf, create, link, run, start } from './new-project.ts';

const ROUTES = `import { storefront } from 'storefront-widgets/worker';

export * from 'storefront-widgets/worker';
export default storefront({
  routes(app) {
    app.get('/hello', (c) => c.text('Hello from ' + c.var.site.title + ', ' + c.env.OWN_WORD));
  },
});
`;

let folder = '';
let project = '';
let port = 0;
let shop: Awaited<ReturnType<typeof start>> | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-own-'));
  project = join(folder, 'tea');
  expect(
    await create(['tea', '--name', 'Tea & Töpfe', '--country', 'CH', '--yes', '--no-install'], folder),
  ).toMatchObject({ code: 0 });
  await link(project);
  writeFileSync(join(project, 'src/index.ts'), ROUTES);
  writeFileSync(join(project, '.dev.vars'), 'OWN_WORD="5 $USD $$"\n');
  port = await freePort('localhost');
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
const state = (file: string) => join(project, '.storefront/state', file);
const template = (name: string) => join(project, `shop/templates/${name}.jsont`);
const edit = (name: string, from: string, to: string) =>
  writeFileSync(template(name), readFileSync(template(name), 'utf8').replace(from, to));
const owner = (...args: string[]) => {
  const { key } = JSON.parse(readFileSync(state('shop.json'), 'utf8'));
  return run(commandOf(project), args, project, { PORT: String(port), STOREFRONT_OWNER_KEY: key });
};

describe('the first start', () => {
  beforeAll(async () => {
    edit('home.page', '<h1>', '<h1>Grüezi: ');
    shop = await start(project, port);
  });

  test('makes the shop of the project’s settings, with its own theme, and lets visitors in', async () => {
    const home = await open('/');
    expect(home).toContain('<h1>Grüezi: Tea &amp; Töpfe</h1>');
    expect(await open('/shop/p/leinentuch')).toMatch(/CHF\s*14/);
    expect(await open('/hello')).toBe('Hello from Tea & Töpfe, 5 $USD $$');
  });

  test('prints the addresses, and a sign-in that opens the console', async () => {
    const [, password = ''] = /owner@example\.com, password: (\S+)/.exec(shop?.printed() ?? '') ?? [];
    expect(shop?.printed()).toContain(`http://localhost:${port}/config/`);
    expect(password).toBe(readFileSync(state('owner-password'), 'utf8'));
  });

  test('puts a template into the shop once it is saved; of one with an error, the shop keeps the one before', async () => {
    edit('home.page', 'Grüezi: ', 'Hoi: ');
    await shop?.untilPrinted('home.page saved.');
    expect(await open('/')).toContain('<h1>Hoi: Tea');
    edit('not-found.page', '<', '{.section x}<');
    await shop?.untilPrinted('shop/templates/not-found.page.jsont:1:1  error: ');
    expect(await open('/nothing-here')).not.toContain('{.section');
  });

  test('is refused a second time while it runs, and so is an upgrade', async () => {
    for (const command of [['start'], ['upgrade', '--yes']]) {
      const { code, output } = await run(commandOf(project), command, project, { PORT: String(port + 1) });
      expect([code, output]).toEqual([1, expect.stringContaining(`runs already, at http://localhost:${port}`)]);
    }
  });

  test('shows its secret to nobody who lists the programs of the machine', () => {
    const programs = execFileSync('ps', ['-Aww', '-o', 'command='], { encoding: 'utf8' });
    expect(programs).toContain(project);
    expect(programs).not.toContain(readFileSync(state('session-secret'), 'utf8'));
  });
});

test('a start that was killed before it knew of its shop is completed by the next one, which makes no second shop', async () => {
  expect((await owner('products', 'delete', 'sample-1')).code).toBe(0);
  // Its server goes on, at the same port.
  await shop?.stop('SIGKILL');
  shop = undefined;
  rmSync(state('shop.json'));
  // Wrangler finds by its own record that no migration is missing.
  rmSync(state('applied'));
  edit('home.page', 'Hoi: ', 'Salü: ');
  edit('not-found.page', '{.section x}', '');
  shop = await start(project, port);
  expect(await open('/')).toContain('<h1>Salü: Tea');
  const { output } = await owner('products', 'list', '--json');
  expect(JSON.parse(output).products).toHaveLength(3);
  expect(shop.printed()).toContain(readFileSync(state('owner-password'), 'utf8'));
});

test('a closed terminal ends the server too', async () => {
  await shop?.stop('SIGHUP');
  shop = undefined;
  expect(await isFree(port, 'localhost')).toBe(true);
});
