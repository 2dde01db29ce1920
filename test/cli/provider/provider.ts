import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, newAccount } from './account.ts';
import { ApiRefusal, answerCall, type Call } from './calls.ts';

/** A stand-in of the provider's API that wrangler talks to, on this machine. */
export interface Provider {
  /** With which wrangler talks to it. */
  env: NodeJS.ProcessEnv;
  account: Account;
  /** The calls that have changed something, in their order: 'POST queues'. */
  writes: string[];
  /** Calls that the stand-in does not know; a test fails if there are any. */
  unknown: string[];
  /** Has the connection break at the n-th write from now, before or after it is made, and at all later calls. */
  breakAt(write: number, moment: 'before' | 'after'): void;
  /** Lets all calls through again. */
  mend(): void;
  stop(): Promise<void>;
}

const TOKEN = 'a-token-of-the-tests';

export async function startProvider(): Promise<Provider> {
  const account = newAccount();
  const writes: string[] = [];
  const unknown: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let moment: 'before' | 'after' = 'before';
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const call = callOf(request, body);
    if (left <= 0) return request.socket.destroy();
    const isWrite = changes(call);
    if (isWrite) left -= 1;
    if (isWrite && left <= 0 && moment === 'before') return request.socket.destroy();
    try {
      if (request.headers.authorization !== `Bearer ${TOKEN}` && !call.path.endsWith('/assets/upload')) {
        throw new ApiRefusal(403, 10_000, 'Authentication error');
      }
      const answer = await answerCall(account, call);
      if (isWrite) writes.push(`${call.method} ${named(call)}`);
      if (isWrite && left <= 0) return request.socket.destroy();
      send(response, 200, answer);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.isUnknown) unknown.push(`${call.method} ${call.path}`);
      send(response, error.status, {
        success: false,
        errors: [{ code: error.code, message: error.message }],
        result: null,
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`;
  return {
    env: { CLOUDFLARE_API_BASE_URL: url, CLOUDFLARE_API_TOKEN: TOKEN, CI: '1' },
    account,
    writes,
    unknown,
    breakAt(write, when) {
      left = write;
      moment = when;
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      account.close();
    },
  };
}

/** Whether a call changes the account; queries of a database do if they are no mere questions. */
function changes({ method, path, body }: Call): boolean {
  if (method === 'GET') return false;
  if (/\/(query|raw)$/.test(path))
    return !/^\s*(SELECT|PRAGMA|CREATE TABLE IF NOT EXISTS "?d1_migrations)/i.test(sqlOf(body));
  // Files that were uploaded count once a Worker has them.
  return !/assets-upload-session$|assets\/upload$|\/graphql$/.test(path);
}

function named({ path }: Call): string {
  return path.replace(/^\/accounts\/\w+\//, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
}

function callOf({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Call {
  const { pathname, searchParams } = new URL(url, 'http://provider');
  const path = pathname.replace('/client/v4', '');
  return { method, path, query: searchParams, body, contentType: headers['content-type'] ?? '' };
}

export function sqlOf(body: Buffer): string {
  const { sql = '', batch = [] } = JSON.parse(body.toString()) as { sql?: string; batch?: { sql: string }[] };
  return sql || batch.map((one) => one.sql).join(';');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, answer: object): void {
  const text = JSON.stringify({ success: true, errors: [], messages: [], ...answer });
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}
