import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { getShared } from '../e2e/harness/shared.ts';

const root = join(import.meta.dirname, '../..');
/** What `npm install` brings into a project, which has it from the repository here. */
const TOOLS = ['wrangler', 'node', 'typescript'];

interface Ended {
  code: number;
  output: string;
}

/** Runs a program of Node in a folder; resolves to all of its output, whatever its code is. */
export function run(script: string, args: readonly string[], cwd: string, env: object = {}): Promise<Ended> {
  const options = { cwd, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], options, (error, out, wrong) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: out + wrong }),
    );
  });
}

/** Runs `npm create storefront-widgets` in a folder. */
export async function create(args: readonly string[], cwd: string, env: object = {}): Promise<Ended> {
  const packages = await getShared('packages');
  return run(join(packages['create-storefront-widgets'] ?? '', 'main.js'), args, cwd, env);
}

/** Puts the packages into a project, as `npm install` does. */
export async function link(project: string): Promise<void> {
  const packages = await getShared('packages');
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(packages['storefront-widgets'] ?? '', join(project, 'node_modules/storefront-widgets'));
  for (const tool of TOOLS) symlinkSync(join(root, 'node_modules', tool), join(project, 'node_modules', tool));
}

/** The script of the command in a project. */
export function commandOf(project: string): string {
  return join(project, 'node_modules/storefront-widgets/command/main.js');
}

/** Starts the shop of a project; resolves once its addresses are printed. Rejects with what it has printed otherwise. */
export async function start(project: string, port: number) {
  const env = { ...process.env, PORT: String(port), npm_lifecycle_event: '' };
  const child = spawn(process.execPath, [commandOf(project), 'start'], { cwd: project, env });
  let printed = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close');
  /** Resolves once the text is printed. */
  const untilPrinted = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => printed.includes(text) && resolve();
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(printed)));
    });
  await untilPrinted('Ctrl-C');
  return {
    url: `http://localhost:${port}`,
    printed: () => printed,
    untilPrinted,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
