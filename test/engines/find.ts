import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startFirefox } from './firefox.ts';
import type { Engine } from './visitor.ts';
import { startDriver } from './webdriver.ts';

const MACS_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

interface Found {
  /** The engine's name, and what was searched for. */
  name: string;
  program: string | undefined;
  start(program: string): Promise<Engine>;
}

/** The engines beside Chromium, with the programs of this machine that drive them. */
export const ENGINES: readonly Found[] = [
  { name: 'Firefox', program: programOf('firefox', 'firefox-esr', MACS_FIREFOX), start: startFirefox },
  {
    name: 'Safari',
    program: programOf('safaridriver'),
    start: (program) => startDriver({ program, args: (port) => ['-p', String(port)], tabNeedsAlt: true }),
  },
  { name: 'WebKit (WebKitWebDriver)', program: programOf('WebKitWebDriver'), start: startWebKit },
];

/** Returns the path of the first of these programs that this machine has. */
function programOf(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => (name.startsWith('/') ? name : folders.map((folder) => join(folder, name))));
  return paths.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** WebKit's browser needs a screen; where there is none, Xvfb is one. */
async function startWebKit(program: string): Promise<Engine> {
  const screen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? undefined : await startScreen();
  const env = screen && { DISPLAY: screen.display };
  try {
    const engine = await startDriver({ program, args: (port) => [`--port=${port}`], ...(env && { env }) });
    const stop = async () => {
      await engine.stop();
      screen?.child.kill();
    };
    return { ...engine, stop };
  } catch (error) {
    screen?.child.kill();
    throw error;
  }
}

/** Starts Xvfb, which writes the number of the display that it has chosen to the descriptor 3. */
function startScreen(): Promise<{ display: string; child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended.')));
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve({ display: `:${String(chunk).trim()}`, child }));
  });
}
