import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { OPEN_TO_ALL } from '../assets/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import type { Dispatch } from '../http/middleware/dispatch.ts';
import { dataOnly } from '../http/middleware/security-headers.ts';
import type { Routes } from '../openapi/service.ts';
import { failure, INVALID_REQUEST, RpcError } from './json-rpc.ts';
import { ownerServer } from './owner-server.ts';
import { answerBody, type ToolServer } from './server.ts';
import { shopServer } from './shop-server.ts';

export const OWNER_PATH = '/mcp/owner';
export const SHOP_PATH = '/mcp/shop';

/** Room for the largest body of the owner's API, and the message around it. */
const OWNER_MAX_BYTES = 1024 * 1024 + 64 * 1024;
const SHOP_MAX_BYTES = 64 * 1024;
const PREFLIGHT_SECONDS = 7200;
const REQUEST_HEADERS = ['Content-Type', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'].join(', ');

/** Lets pages of every origin call the shop's tools: a call carries nothing of the browser's, because no cookie is read. */
export function answerMcpPreflight(c: Context<AppEnv>) {
  return c.body(null, 204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const TOO_LARGE = failure(null, new RpcError(INVALID_REQUEST, 'The body is too large.'));

/**
 * The servers of the Model Context Protocol, for programs of the owner with a key and for everybody's agents: each POST is
 * answered by itself, by JSON, and no session or stream begins.
 */
export function mcp(app: { routes: () => Routes; dispatch: Dispatch }): Hono<AppEnv> {
  const rooms = new Hono<AppEnv>();
  const ofOwner = ownerServer(app);
  rooms.use(OWNER_PATH, dataOnly);
  rooms.use(SHOP_PATH, dataOnly, forAllOrigins);
  rooms.post(OWNER_PATH, within(OWNER_MAX_BYTES), async (c) => answer(c, await ofOwner(c)));
  rooms.post(SHOP_PATH, within(SHOP_MAX_BYTES), (c) => answer(c, shopServer(c)));
  return rooms;
}

const forAllOrigins = createMiddleware<AppEnv>(async (c, next) => {
  for (const [name, value] of Object.entries(OPEN_TO_ALL)) c.header(name, value);
  await next();
});

const within = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => c.json(TOO_LARGE, 413) });

/** Answers a call whose sender is known. */
async function answer(c: Context<AppEnv>, server: ToolServer) {
  c.header('Cache-Control', 'no-store');
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const { status, body } = await answerBody(await c.req.text(), c.req.raw.headers, server);
  return body ? c.json(body, status) : c.body(null, status);
}
