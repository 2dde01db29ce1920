import type { Context } from 'hono';
import * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER, SITE_HEADER, VERSION_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../http/app-env.ts';
import { markAgentCall } from '../http/middleware/agent-call.ts';
import type { Moves } from '../http/middleware/describe.ts';
import { contextOf, type Dispatch } from '../http/middleware/dispatch.ts';
import { parse } from '../http/parse.ts';
import { parametersOf } from '../openapi/service.ts';
import { consoleScreenOf } from './console-screen.ts';
import { inputOf, MATTERS, movesOfCall, type OwnerTool } from './owner-tools.ts';
import { type ToolResult, toolResult } from './tool-result.ts';

/** Headers of the call that its request to the API repeats. Cookies are none of them. */
const REPEATED = ['Authorization', SITE_HEADER, 'CF-Connecting-IP', 'Accept-Language'];
const ANY_QUERY = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/**
 * Calls the API as the key's owner would, and answers with what it says. A call that moves anything but the shop's own
 * texts and numbers is not made: the answer names the console's screen on which a person does it.
 */
export async function callOwnerTool(
  c: Context<AppEnv>,
  dispatch: Dispatch,
  tool: OwnerTool,
  input: Readonly<Record<string, unknown>>,
): Promise<ToolResult> {
  const { method, path: route, query, body } = tool.route;
  // The route itself checks query and body.
  const known = parse(inputOf(tool, { query: query && ANY_QUERY, body: body && z.optional(z.unknown()) }), input);
  const values = parametersOf(route).map(({ name }) => [name, `${input[name]}`] as const);
  const moves = movesOfCall(tool, input);
  if (moves !== 'nothing')
    return refusal(
      c,
      tool,
      moves,
      values.map(([, value]) => value),
    );
  const url = new URL(pathOf(route, values), c.req.url);
  if (query) url.search = `${new URLSearchParams(textsOf(input.query))}`;
  const request = new Request(url, {
    method,
    headers: headersOf(c, known),
    ...(body && { body: JSON.stringify(input.body) }),
  });
  markAgentCall(request);
  return read(await dispatch(request, c.env, contextOf(c)));
}

function refusal(c: Context<AppEnv>, { route }: OwnerTool, moves: Moves, values: readonly string[]): ToolResult {
  const screen = consoleScreenOf(c.req.url, route.path, values);
  const error = `Nothing was done. This moves ${MATTERS[moves]}, so that a person does it in the shop’s console: ${screen}`;
  return toolResult({ code: 'CONFIRMATION_NEEDED', error, moves, screen }, true);
}

function pathOf(route: string, values: readonly (readonly [string, string])[]): string {
  let path = route;
  for (const [name, value] of values) {
    path = path.replace(new RegExp(`:${name}(?:\\{[^}]*\\})?(?=/|$)`), () => encodeURIComponent(value));
  }
  return path;
}

function headersOf(c: Context<AppEnv>, { ifMatch, idempotencyKey }: Readonly<Record<string, unknown>>): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const name of REPEATED) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (ifMatch !== undefined) headers.set(VERSION_HEADER, `"${ifMatch}"`);
  if (typeof idempotencyKey === 'string') headers.set(IDEMPOTENCY_HEADER, encodeURIComponent(idempotencyKey));
  return headers;
}

function textsOf(query: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(query)).map(([name, value]) => [name, String(value)]));
}

async function read(response: Response): Promise<ToolResult> {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
  const answer: unknown = isJson && text !== '' ? JSON.parse(text) : { status: response.status };
  if (response.ok) return toolResult(answer);
  const [, current] = /^"(\d+)"$/.exec(response.headers.get('ETag') ?? '') ?? [];
  return toolResult({ ...Object(answer), ...(current && { currentVersion: Number(current) }) }, true);
}
