import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { wranglerAccount } from '../deploy/wrangler-account.ts';
import { migrateLocal } from '../local/migrations.ts';
import { partOfThis } from '../local/running.ts';
import type { Project } from '../project.ts';
import { disk } from './disk.ts';
import type { Outside } from './outside.ts';

/** npm, wrangler and the terminal of this machine. */
export function realOutside(project: Project): Outside {
  const { root, state, name } = project;
  return {
    disk,
    npm: (args) => output(...npmCommand(), args, root),
    wrangler: (args) => wranglerAccount(project, process.env).run(args),
    async unpack(file, folder) {
      await output('tar', [], ['-xzf', file], folder);
    },
    async migrate() {
      await migrateLocal(state);
    },
    async command(args) {
      const script = join(root, 'node_modules', name, 'command/main.js');
      const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env: partOfThis() });
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`\`${project.command} ${args.join(' ')}\` has said why.`);
    },
    now: Date.now,
    say: (line) => console.log(line),
    ask: process.stdin.isTTY && process.stdout.isTTY && !process.env.CI ? ask : undefined,
  };
}

/** The npm that runs this command, or the one that the system finds. */
function npmCommand(): [program: string, words: readonly string[]] {
  const { npm_execpath: script = '' } = process.env;
  if (/npm-cli\.c?js$/.test(script)) return [process.execPath, [script]];
  return process.platform === 'win32' ? ['cmd', ['/c', 'npm']] : ['npm', []];
}

/** Runs a program. Resolves to its standard output; rejects with all of its output. */
async function output(
  program: string,
  words: readonly string[],
  args: readonly string[],
  cwd: string,
): Promise<string> {
  const child = spawn(program, [...words, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let answer = '';
  let all = '';
  child.stdout.on('data', (chunk) => (answer += chunk));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (all += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(all.trim() || `${program} ended with ${code}.`);
  return answer;
}

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}
