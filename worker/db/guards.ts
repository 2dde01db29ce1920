import { ERROR_STATUS, type ErrorCode } from '#runtime/contracts/errors.ts';
import { ApiError } from '../http/errors.ts';

/** SQL conditions by the error that each of them is refused with. */
type Conditions = Partial<Record<ErrorCode, string>>;

/**
 * A statement that fails the whole batch it stands in where one of the conditions is met, with the error of the first
 * that is (see the table `guards`). ?1 is the site; `values` are ?2 and so on.
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

/** The name of the check, of a guard or of any other table, that has failed a batch. */
export function failedCheck(error: unknown): string | undefined {
  return /CHECK constraint failed: ([A-Z_]+)/.exec(String(error))?.[1];
}

/** The error that the check stands for, which has failed a batch; undefined for any other failure. */
export function failedGuard(error: unknown): ErrorCode | undefined {
  const name = failedCheck(error);
  return name && Object.hasOwn(ERROR_STATUS, name) ? (name as ErrorCode) : undefined;
}

/** A failed guard as the refusal that it stands for; any other failure as it is. */
export function refusalOf(error: unknown): unknown {
  const code = failedGuard(error);
  return code ? new ApiError(code) : error;
}

/** Whether a batch has failed because a row with the same values in these columns (`table.column`) is there already. */
export function isClash(error: unknown, columns: string): boolean {
  return String(error).includes(`UNIQUE constraint failed: ${columns}`);
}
