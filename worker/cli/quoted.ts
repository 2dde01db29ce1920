import type { SqlStatement } from '../set-up/service.ts';

/** Writes a text as an SQL literal, because wrangler's command takes no parameters. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Writes the values of a statement into it. */
export function inlined({ sql, values }: SqlStatement): string {
  return sql.replace(/\?(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1] ?? null;
    return typeof value === 'string' ? quoted(value) : String(value ?? 'NULL');
  });
}
