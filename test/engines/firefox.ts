import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asText, type Engine, type Visitor } from './visitor.ts';

const START_TIMEOUT_MS = 60_000;
const WINDOW = { width: 1280, height: 900 };

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/** Starts Firefox, which speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) itself, without a driver. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'storefront-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill()) await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const call = await connect(`${await addressOf(child)}/session`);
    const { capabilities } = (await call('session.new', { capabilities: {} })) as {
      capabilities: { browserName: string; browserVersion: string };
    };
    const name = `${capabilities.browserName} ${capabilities.browserVersion}`;
    return { name, visit: () => visit(call), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Call = (method: string, params: object) => Promise<Record<string, unknown>>;

async function visit(call: Call): Promise<Visitor> {
  const { userContext } = await call('browser.createUserContext', {});
  const { context } = await call('browsingContext.create', { type: 'tab', userContext });
  await call('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    async runFirst(script) {
      await call('script.addPreloadScript', { functionDeclaration: script, contexts: [context] });
    },
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(expression) {
      const target = { context };
      const answer = await call('script.evaluate', { expression: asText(expression), target, awaitPromise: true });
      const { result, exceptionDetails } = answer as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    async perform(actions) {
      await call('input.performActions', { context, actions });
    },
    async end() {
      await call('browser.removeUserContext', { userContext });
    },
  };
}

/** Returns the address on which the browser listens, which it writes to its error stream. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${output}`)), START_TIMEOUT_MS);
    child.once('exit', () => reject(new Error(`Firefox ended: ${output}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, address] = output.match(/WebDriver BiDi listening on (ws:\S+)/) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} does not answer.`));
  });
  const waiting = new Map<number, { method: string; settle(answer: Answer): void }>();
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(data);
    waiting.get(answer.id ?? 0)?.settle(answer);
  };
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const settle = ({ result, error, message }: Answer) => {
        waiting.delete(id);
        if (result) resolve(result);
        else reject(new Error(`${method}: ${error}: ${message}`));
      };
      waiting.set(id, { method, settle });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
