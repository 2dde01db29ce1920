import type { ErrorCode } from '#runtime/contracts/errors.ts';
import { ApiError } from '../http/errors.ts';

/** Fails the batch with the fault's name if the condition is met (see `guards` in the migrations). */
export function refuseIf(
  db: D1Database,
  siteId: string,
  fault: ErrorCode,
  condition: string,
  ...values: (string | number | null)[]
): D1PreparedStatement {
  return db
    .prepare(`INSERT INTO guards (site_id, fault) SELECT ?1, '${fault}' WHERE ${condition}`)
    .bind(siteId, ...values);
}

/** The guard that has failed a batch. */
export function faultOf(error: unknown): ErrorCode | undefined {
  return /CHECK constraint failed: ([A-Z_]+)/.exec(String(error))?.[1] as ErrorCode | undefined;
}

/** Whether a row with the same of these columns was there before. */
export function isClash(error: unknown, columns: string): boolean {
  return String(error).includes(`UNIQUE constraint failed: ${columns}`);
}

/** A failed guard as a refusal; any other failure as it is. */
export function refusalOf(error: unknown): unknown {
  const fault = faultOf(error);
  return fault ? new ApiError(fault) : error;
}
