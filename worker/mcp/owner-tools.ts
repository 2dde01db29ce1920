import * as z from 'zod/mini';
import { allows, type OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { type Moves, movedBy, movesOf, type OwnerRouteDescription } from '../http/middleware/describe.ts';
import {
  type ApiCall,
  operationId,
  operationsOf,
  parametersOf,
  type Routes,
  type Takes,
  tagOf,
  takesOf,
} from '../openapi/service.ts';
import type { Tool } from './server.ts';

/** A call of the owner's API as a tool. */
export interface OwnerTool {
  name: string;
  tag: string;
  scope: OwnerScope;
  route: ApiCall & { description: OwnerRouteDescription };
  takes: Takes;
  /** Whether only a person does it, whatever is asked for: the tool answers where. */
  isRefused: boolean;
}

/** The longest name that all clients accept. */
const NAME_MAX_LENGTH = 64;
const DONE_BY_PERSON =
  'Only a person does this, in the shop’s console: the tool does nothing and answers with the address.';

/**
 * Makes a tool of each call of owners, in the order of the routes. Calls with a body or an answer that is no JSON are left
 * out, because a model neither writes nor reads bytes.
 */
export function ownerTools(routes: Routes): OwnerTool[] {
  const all = operationsOf(routes);
  return all.flatMap((call) => {
    const { scope, description } = call;
    if (scope === undefined || !description || !('moves' in description)) return [];
    const isRefused = movesOf(description).every(
      ({ parameter, moves }) => parameter === undefined && moves !== 'nothing',
    );
    if (!isRefused && (description.bodyType !== undefined || description.answerType !== undefined)) return [];
    const [name, tag] = [toolName(call), tagOf(call.path)];
    return [{ name, tag, scope, route: { ...call, description }, takes: takesOf(call, all), isRefused }];
  });
}

/** The tools that a key's scopes allow; with `tags`, those of these rooms of the API. */
export function allowedTools(
  tools: readonly OwnerTool[],
  scopes: readonly OwnerScope[],
  tags: readonly string[],
): OwnerTool[] {
  return tools.filter(({ scope, tag }) => allows(scopes, scope) && (tags.length === 0 || tags.includes(tag)));
}

/** Returns what a call of a tool would move. */
export function movesOfCall({ route }: OwnerTool, input: Readonly<Record<string, unknown>>): Moves {
  return movedBy(route.description, (parameter) => String(input[parameter]));
}

/** Longer names leave the parameters out. */
function toolName({ method, path }: ApiCall): string {
  const name = operationId(method, path);
  return name.length <= NAME_MAX_LENGTH ? name : operationId(method, path.replaceAll(/\/:\w+(\{[^}]*\})?/g, ''));
}

/** What a tool reads, with the contracts of its route for query and body. A refused one reads what its address names. */
export function inputOf(
  { route, takes, isRefused }: OwnerTool,
  { query, body }: Pick<ApiCall, 'query' | 'body'> = route,
) {
  const { path } = route;
  const parameters = parametersOf(path).map(({ name, pattern }) => [name, segment(pattern)]);
  const shape = Object.fromEntries(parameters) as Record<string, z.ZodMiniType>;
  if (isRefused) return z.object(shape);
  return z.strictObject({
    ...shape,
    ...(query && { query: query.safeParse({}).success ? z.optional(query) : query }),
    ...(body && { body }),
    ...(takes.ifMatch !== 'none' && { ifMatch: takes.ifMatch === 'required' ? z.int() : z.optional(z.int()) }),
    ...(takes.idempotencyKey !== 'none' && { idempotencyKey: z.optional(written) }),
  });
}

/** Text that an address and a header can hold: none with half of a surrogate pair. */
const written = z.string().check(z.refine((value) => value.isWellFormed()));

/** A part of a path. Addresses take the parts "." and ".." for steps to another call. */
function segment(pattern = '') {
  const isStep = (value: string) => value === '.' || value === '..';
  const text = written.check(
    z.minLength(1),
    z.refine((value) => !isStep(value)),
  );
  return /\w/.test(pattern) ? text.check(z.regex(new RegExp(`^(?:${pattern})$`))) : text;
}

/** Describes a tool for clients. */
export function describeTool(tool: OwnerTool): Tool {
  const { name, scope, route, takes, isRefused } = tool;
  const { method, description } = route;
  const { $schema: _, ...inputSchema } = z.toJSONSchema(inputOf(tool), { io: 'input', unrepresentable: 'any' });
  const sentences = [`${description.summary}.`, `Needs the scope ${scope}.`, ...movesIn(tool)];
  if (takes.ifMatch !== 'none' && !isRefused) sentences.push('ifMatch is the version of the object as it was read.');
  if (takes.idempotencyKey !== 'none' && !isRefused) {
    sentences.push('A repeat with the same idempotencyKey, 22 to 64 random letters and digits, creates nothing more.');
  }
  const isRead = method === 'GET' || isRefused;
  return {
    name,
    title: description.summary,
    description: sentences.join(' '),
    inputSchema,
    annotations: {
      readOnlyHint: isRead,
      destructiveHint: !isRead && description.status !== 201,
      idempotentHint: isRead || method === 'PUT' || method === 'DELETE',
    },
  };
}

function movesIn({ route, isRefused }: OwnerTool): string[] {
  const guarded = movesOf(route.description).filter(({ moves }) => moves !== 'nothing');
  if (isRefused) return [`It moves ${MATTERS[guarded[0]?.moves ?? 'nothing']}.`, DONE_BY_PERSON];
  const values = guarded.map(({ parameter, value, moves }) => `${MATTERS[moves]} for ${parameter} ${value}`);
  return values.length > 0 ? [`It moves ${values.join(', ')}.`, `For these: ${DONE_BY_PERSON}`] : [];
}

/** What is said of a call that a person has to do. */
export const MATTERS: Readonly<Record<Moves, string>> = {
  nothing: 'nothing',
  money: 'money',
  people: 'data or rights of people',
  'people by page': 'data of people',
  trust: 'what the shop trusts',
  shop: 'the whole shop',
};
