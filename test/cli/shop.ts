import { type Api, apiOf } from '#worker/cli/api.ts';
import { parseCommand } from '#worker/cli/parse.ts';
import { printedText } from '#worker/cli/print.ts';
import type { Terminal } from '#worker/cli/show/terminal.ts';

/** A call that a command has made. */
export interface Made {
  /** 'GET /api/owner/forms?cursor=x'. */
  call: string;
  headers: Headers;
  /** The JSON that was sent; undefined for none. */
  body: unknown;
}

type Answer = unknown | Response | Error;

export const TERMINAL: Terminal = { isTerminal: true, width: 120, bold: (text) => text };
export const FILE: Terminal = { ...TERMINAL, isTerminal: false, width: Number.POSITIVE_INFINITY };

/**
 * A shop that gives these answers, one for each call: a value is sent as JSON, an error breaks the connection. `made`
 * fills with the calls.
 */
export function fakeShop(answers: readonly Answer[]): { api: Api; made: Made[] } {
  const made: Made[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const headers = new Headers(init.headers);
    made.push({ call: `${init.method} ${pathname}${search}`, headers, body: bodyOf(init.body) });
    const answer = answers[made.length - 1];
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : Response.json(answer ?? null);
  };
  const place = { url: 'http://shop.test', key: 'sqo_x', siteId: undefined };
  return { api: apiOf(place, { fetch: fetch as typeof globalThis.fetch, wait: async () => {} }), made };
}

/** Runs a command in a shop that gives these answers; returns what is printed and what was called. */
export async function owner(line: string, answers: readonly Answer[], terminal: Terminal = TERMINAL) {
  const parsed = parseCommand(line.split(' '), { STOREFRONT_OWNER_KEY: 'sqo_x' });
  if (parsed.kind !== 'command') throw new Error(`${line} is not a command.`);
  const { api, made } = fakeShop(answers);
  const output = await parsed.command.run({ operands: parsed.operands, options: parsed.options, api });
  const printed =
    output.kind === 'bytes' ? await new Response(output.body).text() : printedText(output, parsed.isJson, terminal);
  return { printed, made, calls: made.map(({ call }) => call), isFailure: 'isFailure' in output && output.isFailure };
}

/** What `fetch` throws where the connection breaks. */
export function broken(code: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

function bodyOf(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
