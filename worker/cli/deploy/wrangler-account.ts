import type { ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Project } from '../project.ts';
import { runWrangler, spawnWrangler } from '../wrangler.ts';

/** Runs wrangler's commands on the account of a project. */
export interface WranglerAccount {
  /** Resolves to the standard output; rejects with `WranglerFailure`. Nobody is asked anything. */
  run(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Starts a command that may ask the person at the terminal. */
  start(args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Has all further commands work in this account. */
  choose(accountId: string): void;
}

/** Why a wrangler command has failed, without what else it prints. */
export class WranglerFailure extends Error {
  override readonly name = 'WranglerFailure';
  /** The provider's number of the error; undefined where it gave none. */
  readonly code: number | undefined;

  constructor(printed: string) {
    const output = stripVTControlCharacters(printed);
    super(reasonIn(output));
    const [, code] = /\[code: (\d+)\]/.exec(output) ?? [];
    this.code = code === undefined ? undefined : Number(code);
  }
}

export function wranglerAccount(project: Project, env: NodeJS.ProcessEnv): WranglerAccount {
  let account: NodeJS.ProcessEnv = env;
  return {
    run: (args, more) =>
      runWrangler(args, { isRemote: true, project, env: { ...account, ...more } }).catch((error: Error) => {
        throw new WranglerFailure(error.message);
      }),
    start: (args, more) =>
      spawnWrangler(args, { isRemote: true, project, env: { ...account, ...more }, isInteractive: true }),
    choose(accountId) {
      account = { ...env, CLOUDFLARE_ACCOUNT_ID: accountId };
    },
  };
}

/** Reads the JSON that a command prints, after lines of other kinds. */
export function readJson<Answer>(output: string): Answer {
  return JSON.parse(output.slice(output.search(/^[[{]/m))) as Answer;
}

/** Which lines of wrangler's follow a reason. */
const ADVICE = /^\s*(?:If you think this is a bug|Getting User settings|🪵|📎|✘ \[ERROR\])/mu;
/** How wrangler begins the reason that the provider gives. */
const REQUEST = /A request to the Cloudflare API \([^)]*\) failed\./;

/** Finds the reason in wrangler's output: with --json in fields, otherwise behind the last sign of an error. */
function reasonIn(output: string): string {
  const quoted = [...output.matchAll(/"text":\s*("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
    String(JSON.parse(text)),
  );
  const shown =
    output
      .slice(output.lastIndexOf('[ERROR]') + 1)
      .replace(/^ERROR\]/, '')
      .split(ADVICE)[0] ?? '';
  const reason = quoted.length > 0 ? quoted.join(' ') : shown;
  return reason.replace(REQUEST, '').replaceAll(/\s+/g, ' ').trim();
}
