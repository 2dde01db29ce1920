import * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/** Parses request data by its schema. Throws UNKNOWN_FIELD or INVALID_REQUEST with the names of the fields. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const unknown = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  if (unknown.length > 0) throw new ApiError('UNKNOWN_FIELD', { fields: unknown });
  const wrong = result.error.issues.map((issue) => issue.path.join('.')).filter((path) => path !== '');
  throw new ApiError('INVALID_REQUEST', { fields: wrong });
}
