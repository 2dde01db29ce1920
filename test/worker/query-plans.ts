import { env } from 'cloudflare:workers';

/** A database that records every statement. */
export function recording(statements: Set<string>): D1Database {
  return new Proxy(env.DB, {
    get(db, name: keyof D1Database) {
      if (name !== 'prepare') return db[name].bind(db);
      return (sql: string) => {
        statements.add(sql);
        return db.prepare(sql);
      };
    },
  });
}

/** The step reads only the last row. */
const LAST_ROW = /^SEARCH (\w+) USING COVERING INDEX \w+ \(site_id=\?\)$/;
const NEXT_NUMBER = 'SELECT COALESCE(MAX(number), 0) + 1 FROM orders WHERE site_id = ?1';
/** An owner who erases a person, which is rare, reads all that visitors have written freely. */
const ERASING = 'instr(lower(';
/** The index holds only rows that wait for work. */
const WAITING = ' USING INDEX payments_to_refund';

/** Whether there is one is asked: the step ends with the first row. */
const FIRST_ROW = ' USING INDEX subscription_products (site_id=?)';

/** Returns the steps of each statement that read a whole table of these, or all rows of a site. */
export async function wideSteps(
  statements: Iterable<string>,
  tables: readonly string[],
): Promise<Record<string, string[]>> {
  const wide = new RegExp(
    `^(SCAN|SEARCH) (${tables.join('|')})( USING [\\w ]+)?( \\(site_id=\\?( AND id[<>]\\?)?\\))?( LEFT-JOIN)?$`,
  );
  const found: Record<string, string[]> = {};
  for (const sql of statements) {
    if (sql.includes(ERASING)) continue;
    const parameters = Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number)));
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array(parameters).fill(null))
      .all<{ detail: string }>();
    const steps = plan.results
      .map(({ detail }) => detail)
      .filter((detail) => wide.test(detail) && !detail.endsWith(WAITING) && !detail.endsWith(FIRST_ROW))
      .filter((detail) => !(sql.includes(NEXT_NUMBER) && LAST_ROW.test(detail)));
    if (steps.length > 0) found[sql] = steps;
  }
  return found;
}
