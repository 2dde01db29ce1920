import { spawn } from 'node:child_process';
import { freePort } from '../free-port.ts';
import { asText, type Engine, type Visitor } from './visitor.ts';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;
/** A driver whose browser has ended never answers. */
const CALL_TIMEOUT_MS = 60_000;
const WINDOW = { width: 1280, height: 900 };

interface Driver {
  program: string;
  args(port: number): string[];
  env?: NodeJS.ProcessEnv;
  tabNeedsAlt?: boolean;
}

interface Session {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

/** Starts a program that speaks WebDriver (https://www.w3.org/TR/webdriver2/) over HTTP. */
export async function startDriver({ program, args, env, tabNeedsAlt = false }: Driver): Promise<Engine> {
  const port = await freePort('127.0.0.1');
  const child = spawn(program, args(port), { stdio: 'ignore', env: { ...process.env, ...env } });
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill()) await ended;
  };
  try {
    await untilReady(base);
    const { sessionId, capabilities } = await begin(base);
    await call(base, 'DELETE', `/session/${sessionId}`);
    const name = `${capabilities.browserName} ${capabilities.browserVersion}`;
    return { name, tabNeedsAlt, visit: () => visit(base), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function visit(base: string): Promise<Visitor> {
  const { sessionId } = await begin(base);
  const send = (method: string, path: string, body?: object) =>
    call(base, method, `/session/${sessionId}${path}`, body);
  await send('POST', '/window/rect', WINDOW);
  return {
    async open(url) {
      await send('POST', '/url', { url });
    },
    async run(expression) {
      // The last argument is the function that ends an asynchronous script.
      const script = `const end = arguments[arguments.length - 1];
        ${asText(expression)}.then((text) => end({ text }), (error) => end({ error: String(error) }));`;
      const { text, error } = (await send('POST', '/execute/async', { script, args: [] })) as {
        text?: string;
        error?: string;
      };
      if (text === undefined) throw new Error(error);
      return JSON.parse(text);
    },
    async perform(actions) {
      await send('POST', '/actions', { actions });
    },
    async end() {
      await send('DELETE', '');
    },
  };
}

const begin = (base: string) =>
  call(base, 'POST', '/session', { capabilities: { alwaysMatch: {} } }) as Promise<Session>;

async function call(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
  const response = await fetch(base + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    ...sent,
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

async function untilReady(base: string): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; ; ) {
    const isReady = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error(`${base} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
