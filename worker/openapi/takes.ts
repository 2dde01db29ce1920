import type * as z from 'zod/mini';
import type { Operation } from './operations.ts';

export interface Takes {
  ifMatch: 'required' | 'optional' | 'none';
  idempotencyKey: 'required' | 'optional' | 'none';
  /** Whether the answer has the version in its ETag. */
  isVersioned: boolean;
}

/**
 * Returns which headers a call takes. An object with a `version` is replaced and deleted with If-Match, and an owner
 * creates an object once for a key; a route that differs declares it.
 */
export function takesOf(operation: Operation, all: readonly Operation[]): Takes {
  const { method, path, scope, description } = operation;
  const isOwned = scope !== undefined;
  const read = all.find((other) => other.path === path && other.method === 'GET');
  const isReplaced = isOwned && (method === 'PUT' || method === 'DELETE') && hasVersion(read?.description?.answer);
  return {
    ifMatch: description?.ifMatch ?? (isReplaced ? 'required' : 'none'),
    idempotencyKey: description?.idempotencyKey ?? (isOwned && description?.status === 201 ? 'optional' : 'none'),
    isVersioned: isOwned && (description?.isVersioned ?? hasVersion(description?.answer)),
  };
}

function hasVersion(schema: z.ZodMiniType | undefined): boolean {
  const definition = schema?._zod.def as { type: string; shape?: object } | undefined;
  return definition?.type === 'object' && 'version' in (definition.shape ?? {});
}
