import type { SqlStatement } from '../set-up/service.ts';
import { quoted } from './quoted.ts';

/** Writes the values of a statement into it. */
export function inlined({ sql, values }: SqlStatement): string {
  return sql.replace(/\?(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1] ?? null;
    return typeof value === 'string' ? quoted(value) : String(value ?? 'NULL');
  });
}
