import { env } from 'cloudflare:workers';

/** A database that counts the rows that its statements read, as D1 counts and charges them. */
export class CountingDatabase {
  readonly DB: D1Database;
  /** Rows read by each statement's text. */
  readonly statements = new Map<string, number>();

  constructor() {
    this.DB = new Proxy(env.DB, {
      get: (db, name: keyof D1Database) => {
        if (name === 'prepare') return (sql: string) => this.#count(sql, db.prepare(sql));
        if (name === 'batch') return (statements: D1PreparedStatement[]) => this.#batch(statements);
        return db[name].bind(db);
      },
    });
  }

  get rows(): number {
    return [...this.statements.values()].reduce((sum, rows) => sum + rows, 0);
  }

  readonly #originals = new WeakMap<D1PreparedStatement, { sql: string; statement: D1PreparedStatement }>();

  #count(sql: string, statement: D1PreparedStatement): D1PreparedStatement {
    const all = async () => this.#add(sql, await statement.all());
    const counted = {
      bind: (...values: unknown[]) => this.#count(sql, statement.bind(...values)),
      all,
      run: all,
      first: async (column?: string) => {
        const [row = null] = (await all()).results;
        return column === undefined ? row : (row?.[column] ?? null);
      },
    } as unknown as D1PreparedStatement;
    this.#originals.set(counted, { sql, statement });
    return counted;
  }

  async #batch(statements: D1PreparedStatement[]) {
    const originals = statements.flatMap((statement) => this.#originals.get(statement) ?? []);
    const answers = await env.DB.batch<Record<string, unknown>>(originals.map(({ statement }) => statement));
    for (const [index, answer] of answers.entries()) this.#add(originals[index]?.sql ?? '', answer);
    return answers;
  }

  #add(sql: string, answer: D1Result<Record<string, unknown>>): D1Result<Record<string, unknown>> {
    this.statements.set(sql, (this.statements.get(sql) ?? 0) + answer.meta.rows_read);
    return answer;
  }
}
