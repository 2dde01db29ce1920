import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { untilAnswered } from '#worker/cli/local/serve.ts';
import { stopTree } from '#worker/cli/wrangler.ts';
import { freePort } from '../free-port.ts';
import { type RunOptions, runNpm } from './command.ts';

/** verdaccio asks for a version of node-fetch that has known faults. */
const TOOL = {
  private: true,
  dependencies: { verdaccio: '6.8.0' },
  overrides: { 'node-fetch': '2.7.0' },
};

export interface Registry {
  url: string;
  /** What npm needs in its environment to install from this registry. */
  env: Readonly<Record<string, string>>;
  publish(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the address of the registry that npm is configured with on this machine. */
export async function configuredRegistry(place: RunOptions): Promise<string> {
  return (await runNpm(['config', 'get', 'registry'], place)).trim();
}

/**
 * Installs a registry into a folder and starts it. It has what is published into it, and hands every other name on to
 * the registry that npm is configured with; our own names are never asked for there.
 */
export async function startRegistry(folder: string, ownNames: readonly string[]): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(TOOL));
  await runNpm(['install', '--no-audit', '--no-fund'], { cwd: folder });
  const upstream = await configuredRegistry({ cwd: folder });
  // JSON is YAML too.
  const config = join(folder, 'config.yaml');
  writeFileSync(config, JSON.stringify(settings(upstream, ownNames)));
  const port = await freePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}/`;
  const script = createRequire(join(folder, 'package.json')).resolve('verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [script, '--config', config, '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  await untilAnswered(`${url}-/ping`, () => child.exitCode !== null).catch((error: Error) => {
    throw new Error(`The registry did not start: ${error.message}\n${errors}`);
  });
  const env = {
    npm_config_registry: url,
    // npm publishes only with a token, and this registry takes any.
    [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'anybody',
  };
  return {
    url,
    env,
    publish: async (cwd) => void (await runNpm(['publish', '--tag', 'latest'], { cwd, env })),
    stop: () => stopTree(child),
  };
}

function settings(upstream: string, ownNames: readonly string[]) {
  const own = { access: '$all', publish: '$all' };
  return {
    storage: './storage',
    self_path: './',
    uplinks: { upstream: { url: upstream, timeout: '60s', max_fails: 100, fail_timeout: '1s', cache: true } },
    packages: {
      ...Object.fromEntries(ownNames.map((name) => [name, own])),
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  };
}
