import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lifeOf } from '#worker/cli/local/processes.ts';
import { spawnWrangler } from '#worker/cli/wrangler.ts';
import { makeProject, type TestProject } from './provider/project.ts';

let project: TestProject;
beforeEach(() => {
  project = makeProject();
});
afterEach(() => project.remove());

test('no part of the configuration under "env" is taken for the shop', async () => {
  const env = { CLOUDFLARE_ENV: 'staging' };
  expect(() => spawnWrangler(['whoami'], { isRemote: true, project, env })).toThrow('CLOUDFLARE_ENV is "staging"');
  // A file .env may name one too.
  const child = spawnWrangler(['--version'], { project });
  expect(child.spawnargs).toContain('--env=');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a signal and a closed terminal end what a command has started, in whatever group', async () => {
  const module = join(import.meta.dirname, '../../worker/cli/wrangler.ts');
  const script = `const { endWithProgram } = await import(${JSON.stringify(module)});
    const { spawn } = await import('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
    endWithProgram(child);
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
  const leftAfter = async (signal: NodeJS.Signals) => {
    const program = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(program.stdout, 'data');
    program.kill(signal);
    await once(program, 'exit');
    await expect.poll(() => lifeOf(Number(pid))).toBeUndefined();
  };
  await Promise.all((['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map(leftAfter));
});
