import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { IDEMPOTENCY_HEADER, SITE_HEADER, VERSION_HEADER } from '#runtime/contracts/http.ts';
import project from '../../package.json';
import { PEOPLE_PER_HOUR } from '../contributors/service.ts';
import { movesOf } from '../http/middleware/describe.ts';
import { answersOf, BINARY, ErrorAnswer, errorAnswers } from './answers.ts';
import { contracts } from './contracts.ts';
import { type Operation, operationsOf, type Routes } from './operations.ts';
import { openApiPath, operationId, parametersOf, tagOf } from './path.ts';
import { type Takes, takesOf } from './takes.ts';

const DESCRIPTION = `Calls under /api/owner/, and those that name a scope, are for programs with an owner's key:
\`Authorization: Bearer sqo_…\`. All others are for the pages of the shop; those that change something need the crumb of
the session. Amounts are in the smallest unit of the currency, times in milliseconds since 1970.`;

const EMPTY = { input: true, output: true } as const;

/** Makes the API's document (OpenAPI 3.1) from the app's routes. A route that does not describe itself is left out. */
export function makeDocument(routes: Routes) {
  const all = operationsOf(routes);
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of all) {
    if (!operation.description) continue;
    const path = openApiPath(operation.path);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, takesOf(operation, all)) };
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: 'Storefront', version: project.version, description: DESCRIPTION },
      servers: [{ url: '/' }],
      tags: [...new Set(all.filter(({ description }) => description).map(({ path }) => tagOf(path)))].map((name) => ({
        name,
      })),
      paths,
      components: {
        schemas: { ...contracts, ErrorAnswer },
        responses: errorAnswers,
        securitySchemes: {
          ownerKey: { type: 'http', scheme: 'bearer', description: 'A key of `npm run owner -- keys create`.' },
        },
      },
    },
    { allowEmptySchema: { custom: EMPTY, transform: EMPTY, unknown: EMPTY, any: EMPTY, pipe: EMPTY, file: EMPTY } },
  );
}

function describe(operation: Operation, takes: Takes): ZodOpenApiOperationObject {
  const { method, path, scope, description, query } = operation;
  return {
    operationId: operationId(method, path),
    summary: description?.summary ?? '',
    tags: [tagOf(path)],
    ...(scope && { description: needsOf(scope, description), 'x-required-scope': scope, security: [{ ownerKey: [] }] }),
    requestParams: {
      ...(parametersOf(path).length > 0 && { path: pathSchema(path) }),
      ...(query && { query: query as z.ZodMiniObject }),
      header: headerSchema(takes),
    },
    ...bodyOf(operation),
    responses: answersOf(operation, takes),
  };
}

function needsOf(scope: string, description: Operation['description']): string {
  const guarded = description && 'moves' in description ? movesOf(description) : [];
  const sentences = guarded.flatMap(({ moves, value }) => {
    const session = value === undefined ? 'In a contributor’s session' : `In a contributor’s session, for ${value}`;
    if (moves === 'nothing') return [];
    const from = moves === 'people by page' ? ` from the ${PEOPLE_PER_HOUR}th person of an hour on` : '';
    return [` It moves ${moves}. ${session}, it needs a confirmation that runs${from}.`];
  });
  return `Needs the scope ${scope}.${sentences.join('')}`;
}

function bodyOf({ body, description }: Operation): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (body) return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
  const type = description?.bodyType;
  return type ? { requestBody: { required: true, content: { [type]: { schema: BINARY } } } } : {};
}

function pathSchema(path: string) {
  const shape = parametersOf(path).map(({ name, pattern }) => [
    name,
    pattern === undefined ? z.string() : z.string().check(z.regex(new RegExp(`^(${pattern})$`))),
  ]);
  return z.object(Object.fromEntries(shape) as Record<string, z.ZodMiniString>);
}

function headerSchema({ ifMatch, idempotencyKey }: Takes) {
  const header = (use: Takes['ifMatch']) => (use === 'required' ? z.string() : z.optional(z.string()));
  return z.object({
    [SITE_HEADER]: z.optional(z.string()),
    ...(ifMatch !== 'none' && { [VERSION_HEADER]: header(ifMatch) }),
    ...(idempotencyKey !== 'none' && { [IDEMPOTENCY_HEADER]: header(idempotencyKey) }),
  });
}
