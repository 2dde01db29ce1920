import * as z from 'zod/mini';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { ERROR_STATUS, type ErrorCode } from '#runtime/contracts/errors.ts';
import type { Operation } from './operations.ts';
import { parametersOf } from './path.ts';
import type { Takes } from './takes.ts';

const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
const STATUSES = [...new Set(Object.values(ERROR_STATUS))].sort();

/** The body of every refusal; `runtime/contracts/errors.ts` says what its fields mean. */
export const ErrorAnswer = z.strictObject({
  error: z.string(),
  code: z.enum(codes as [ErrorCode, ...ErrorCode[]]),
  errors: z.optional(z.record(z.string(), z.string())),
  path: z.optional(z.string()),
  crumbFail: z.optional(z.literal(true)),
});

/** One answer for each status of a refusal, which names the codes that have it. */
export const errorAnswers: Readonly<Record<string, ZodOpenApiResponseObject>> = Object.fromEntries(
  STATUSES.map((status) => [
    errorName(status),
    {
      description: codes.filter((code) => ERROR_STATUS[code] === status).join(', '),
      content: { 'application/json': { schema: ErrorAnswer } },
    },
  ]),
);

/** Returns the answers of a call: the one of success, and the refusals that can occur. */
export function answersOf(operation: Operation, takes: Takes): ZodOpenApiResponsesObject {
  const { description, scope, body, query, path } = operation;
  const { status = 200, answer, answerType, bodyType } = description ?? { summary: '' };
  const type = answer ? 'application/json' : answerType;
  const hasBody = body !== undefined || bodyType !== undefined;
  const hasParameters = parametersOf(path).length > 0;
  const refusals: readonly [number, boolean][] = [
    [400, hasBody || query !== undefined || takes.ifMatch !== 'none'],
    [401, scope !== undefined],
    [403, true],
    [404, hasParameters || scope === undefined],
    [409, operation.method !== 'GET'],
    [411, bodyType !== undefined],
    [412, takes.ifMatch !== 'none'],
    [413, hasBody],
    [415, hasBody],
    [422, takes.idempotencyKey !== 'none'],
    [429, true],
    [500, true],
  ];
  return {
    [`${status}`]: {
      description: status === 204 ? 'It is done.' : 'The answer.',
      ...(takes.ifMatch !== 'none' || takes.isVersioned ? { headers: VERSION } : {}),
      ...(type && { content: { [type]: { schema: answer ?? BINARY } } }),
    },
    ...Object.fromEntries(
      refusals
        .filter(([, occurs]) => occurs)
        .map(([code]) => [`${code}`, { $ref: `#/components/responses/${errorName(code)}` }]),
    ),
  } as ZodOpenApiResponsesObject;
}

/** A body that is no JSON. */
export const BINARY = { type: 'string', format: 'binary' } as const;

const VERSION = { ETag: { description: 'The version, for If-Match.', schema: { type: 'string' } } } as const;

function errorName(status: number): string {
  return `Error${status}`;
}
