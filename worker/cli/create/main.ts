/**
 * `npm create storefront-widgets [FOLDER]` writes the project of a shop and installs what it needs. It exits with 2 where
 * it cannot understand what it was told, and with 1 where it fails.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { readFlags, USAGE } from './flags.ts';
import { projectFiles } from './project-files.ts';
import { openTerminal, readWish } from './wishes.ts';
import { refuseUsedFolder, writeProject } from './write-project.ts';

const INTERRUPTED = 130;

/** Says how to go on in a project whose packages are being installed; '' at any other time. */
let leftToDo = '';
// With a handler, a signal waits until the project is written whole.
process.on('SIGINT', () => {
  if (leftToDo) console.error(leftToDo);
  process.exit(INTERRUPTED);
});
try {
  await create(process.argv.slice(2));
} catch (error) {
  const isMisspelt = error instanceof UsageError;
  console.error((error as Error).message + (isMisspelt ? `\n\n${USAGE}` : ''));
  process.exitCode = isMisspelt ? 2 : 1;
}

async function create(args: readonly string[]): Promise<void> {
  const flags = readFlags(args);
  if (flags.help) return console.log(USAGE);
  if (flags.folder !== undefined) refuseUsedFolder(resolve(flags.folder));
  const terminal = openTerminal();
  terminal?.on('SIGINT', () => {
    console.error('\nNothing was written.');
    process.exit(INTERRUPTED);
  });
  const wish = await readWish(flags, terminal).finally(() => terminal?.close());
  const folder = resolve(wish.folder);
  writeProject(folder, projectFiles(wish));
  const { title, country, language, currency } = wish.settings;
  console.log(`\n${title} (${country}, ${language}, ${currency}) is in ${folder}.`);
  if (flags.installs && !(await install(folder))) process.exitCode = 1;
  else console.log(nextSteps(folder, flags.installs));
}

/** Installs the project's packages; says how to go on where that fails. */
async function install(folder: string): Promise<boolean> {
  console.log('Installing its packages …');
  leftToDo = `\nThe project is complete, but not its packages. Go on with:\n${steps(folder, false)}`;
  // The project brings the Node that its packages ask for, so that npm's warnings about this one do not count.
  const child = spawnNpm(['install', '--no-audit', '--no-fund', '--loglevel', 'error'], folder);
  // npm says itself why it stops.
  const [code] = await Promise.race([once(child, 'close'), once(child, 'error')]).catch((error) => [error]);
  if (code !== 0) console.error(leftToDo);
  leftToDo = '';
  return code === 0;
}

function spawnNpm(args: readonly string[], cwd: string) {
  const { npm_execpath: npm = '' } = process.env;
  const options = { cwd, stdio: 'inherit' } as const;
  // npm that runs this program has told where it is.
  if (/npm-cli\.[cm]?js$/.test(npm)) return spawn(process.execPath, [npm, ...args], options);
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}

function nextSteps(folder: string, isInstalled: boolean): string {
  return `\nStart your shop:\n${steps(folder, isInstalled)}\n\nREADME.md in it says what comes next.`;
}

function steps(folder: string, isInstalled: boolean): string {
  const path = relative(process.cwd(), folder);
  const enter = path === '' ? [] : [`cd ${/\s/.test(path) ? JSON.stringify(path) : path}`];
  return [...enter, ...(isInstalled ? [] : ['npm install']), 'npm start'].map((line) => `\n  ${line}`).join('');
}
