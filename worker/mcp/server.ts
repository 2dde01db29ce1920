import * as z from 'zod/mini';
import project from '../../package.json';
import {
  ClientAnswer,
  failure,
  INVALID_PARAMS,
  INVALID_REQUEST,
  idOf,
  METHOD_NOT_FOUND,
  Message,
  PARSE_ERROR,
  RpcError,
  success,
} from './json-rpc.ts';
import type { ToolResult } from './tool-result.ts';
import { agreedVersion, headerVersion, requestVersion, VERSION_NAMES } from './versions.ts';

/** A tool as clients read it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema, of an object. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean };
}

/** What one address offers to the caller of a request. Nothing is kept from one request to the next. */
export interface ToolServer {
  /** 'storefront-shop' */
  name: string;
  /** What a model should know before it calls. */
  instructions: string;
  /** Whether all callers have the same tools. */
  isPublic: boolean;
  /** In the order in which they are listed. */
  toolNames: readonly string[];
  /** Describes one of `toolNames`. */
  describe(name: string): Tool;
  /** Calls one of `toolNames`. */
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<ToolResult>;
}

interface Reply {
  status: 200 | 202 | 400 | 404 | 413;
  /** Undefined for notifications. */
  body?: object;
}

const TOOLS_PER_PAGE = 50;
/** Messages in one body; each may be a call. */
const MAX_BATCH = 10;
/** For this long clients may keep lists. */
const LIST_TTL_MS = 300_000;

/** Answers the body of a POST, by any of the versions that are spoken here. */
export async function answerBody(text: string, headers: Headers, server: ToolServer): Promise<Reply> {
  try {
    const json = parsed(text);
    if (!Array.isArray(json)) return await answerMessage(json, headers, server);
    const { hasBatches } = headerVersion(headers);
    if (!hasBatches || json.length === 0 || json.length > MAX_BATCH) {
      throw new RpcError(INVALID_REQUEST, `A body is one message, or a batch of up to ${MAX_BATCH}.`, { status: 400 });
    }
    const bodies: object[] = [];
    for (const message of json) {
      const { body } = await answerMessage(message, headers, server);
      if (body) bodies.push(body);
    }
    return bodies.length > 0 ? { status: 200, body: bodies } : { status: 202 };
  } catch (error) {
    return refusal(error, null);
  }
}

async function answerMessage(json: unknown, headers: Headers, server: ToolServer): Promise<Reply> {
  const message = Message.safeParse(json);
  if (!message.success) {
    if (ClientAnswer.safeParse(json).success) return { status: 202 };
    return refusal(new RpcError(INVALID_REQUEST, 'This is no JSON-RPC 2.0 message.', { status: 400 }), idOf(json));
  }
  const { id, method, params } = message.data;
  if (id === undefined) return { status: 202 };
  try {
    const { isStateless } = requestVersion(headers, method, params);
    const result = await (isStateless ? answerStateless(server, method, params) : answer(server, method, params));
    return { status: 200, body: success(id, result) };
  } catch (error) {
    return refusal(error, id);
  }
}

/** Answers a request of a version that begins with a handshake, which leaves nothing behind. */
async function answer(server: ToolServer, method: string, params: unknown): Promise<object> {
  if (method === 'ping') return {};
  if (method === 'initialize') {
    const { protocolVersion } = read(Handshake, params);
    const { capabilities, instructions } = aboutServer(server);
    return { protocolVersion: agreedVersion(protocolVersion), capabilities, serverInfo: nameOf(server), instructions };
  }
  if (method === 'tools/list') return listTools(server, params);
  if (method === 'tools/call') return callTool(server, params);
  throw new RpcError(METHOD_NOT_FOUND, 'Method not found');
}

async function answerStateless(server: ToolServer, method: string, params: unknown): Promise<object> {
  const kept = { ttlMs: LIST_TTL_MS, cacheScope: server.isPublic ? 'public' : 'private' };
  const about = { resultType: 'complete', _meta: { 'io.modelcontextprotocol/serverInfo': nameOf(server) } };
  if (method === 'server/discover') {
    return { ...about, supportedVersions: VERSION_NAMES, ...aboutServer(server), ...kept };
  }
  if (method === 'tools/list') return { ...about, ...listTools(server, params), ...kept };
  if (method === 'tools/call') return { ...about, ...(await callTool(server, params)) };
  throw new RpcError(METHOD_NOT_FOUND, 'Method not found', { status: 404 });
}

const nameOf = ({ name }: ToolServer) => ({ name, version: project.version });
const aboutServer = ({ instructions }: ToolServer) => ({ capabilities: { tools: {} }, instructions });

const Handshake = z.looseObject({ protocolVersion: z.string() });
const Listing = z.optional(z.looseObject({ cursor: z.optional(z.string()) }));
const Call = z.looseObject({ name: z.string(), arguments: z.optional(z.record(z.string(), z.unknown())) });

/** Lists a page of tools. A cursor is the last name of the page before. */
function listTools({ toolNames, describe }: ToolServer, params: unknown) {
  const cursor = read(Listing, params)?.cursor;
  const start = cursor === undefined ? 0 : toolNames.indexOf(cursor) + 1;
  if (cursor !== undefined && start === 0) throw new RpcError(INVALID_PARAMS, 'The cursor is unknown.');
  const names = toolNames.slice(start, start + TOOLS_PER_PAGE);
  const last = names.at(-1);
  return {
    tools: names.map(describe),
    ...(last !== undefined && start + names.length < toolNames.length && { nextCursor: last }),
  };
}

async function callTool(server: ToolServer, params: unknown): Promise<ToolResult> {
  const { name, arguments: input = {} } = read(Call, params);
  if (!server.toolNames.includes(name)) throw new RpcError(INVALID_PARAMS, `Unknown tool: ${name.slice(0, 100)}`);
  return server.call(name, input);
}

function read<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.output<Schema> {
  const result = z.safeParse(schema, params);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new RpcError(INVALID_PARAMS, `Invalid params${issue ? `: ${issue.path.join('.') || 'not an object'}` : ''}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError(PARSE_ERROR, 'This is no JSON.', { status: 400 });
  }
}

function refusal(error: unknown, id: string | number | null): Reply {
  if (!(error instanceof RpcError)) throw error;
  return { status: error.options.status ?? 200, body: failure(id, error) };
}
