import { ERROR_STATUS, type ErrorCode } from '#runtime/contracts/errors.ts';
import { ApiError } from '../http/errors.ts';

/** SQL conditions, by the error that each causes. */
type Conditions = Partial<Record<ErrorCode, string>>;

/**
 * Returns a statement that fails its whole batch if one of the conditions is true, with the error of the first that is
 * (see the table `guards`). ?1 is the site; `values` are ?2 and so on.
 */
export function guard(
  db: D1Database,
  siteId: string,
  conditions: Conditions,
  ...values: (string | number | null)[]
): D1PreparedStatement {
  const cases = Object.entries(conditions).map(([code, condition]) => `WHEN ${condition} THEN '${code}'`);
  return db
    .prepare(
      `INSERT INTO guards (site_id, guard)
       SELECT ?1, guard FROM (SELECT CASE ${cases.join(' ')} END AS guard) WHERE guard IS NOT NULL`,
    )
    .bind(siteId, ...values);
}

/** Returns the name of the check, of a guard or of any other table, that failed a batch. */
export function failedCheck(error: unknown): string | undefined {
  return /CHECK constraint failed: ([A-Z_]+)/.exec(String(error))?.[1];
}

/** Returns the error code of the guard that failed a batch; undefined for any other failure. */
export function failedGuard(error: unknown): ErrorCode | undefined {
  const name = failedCheck(error);
  return name && Object.hasOwn(ERROR_STATUS, name) ? (name as ErrorCode) : undefined;
}

/** Converts a failed guard to its ApiError; returns any other failure unchanged. */
export function refusalOf(error: unknown): unknown {
  const code = failedGuard(error);
  return code ? new ApiError(code) : error;
}

/** Whether a batch failed because a row with the same values in these columns (`table.column`) exists. */
export function isClash(error: unknown, columns: string): boolean {
  return String(error).includes(`UNIQUE constraint failed: ${columns}`);
}
