import { env } from 'cloudflare:workers';

/** Numbers of trips to the database and of their statements. */
export interface Trips {
  trips: number;
  statements: number;
}

/** A database that counts trips and statements. */
export function countingDatabase(): { DB: D1Database; count: Trips } {
  const count = { trips: 0, statements: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const ask = (statements: number) => {
    count.trips += 1;
    count.statements += statements;
  };
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(original, name: keyof D1PreparedStatement) {
        if (name === 'bind') return (...values: unknown[]) => counted(original.bind(...values));
        return (...values: never[]) => {
          ask(1);
          return (original[name] as (...values: never[]) => unknown)(...values);
        };
      },
    });
    originals.set(proxy, statement);
    return proxy;
  };
  const DB = {
    prepare: (sql: string) => counted(env.DB.prepare(sql)),
    batch(statements: D1PreparedStatement[]) {
      ask(statements.length);
      return env.DB.batch(statements.map((statement) => originals.get(statement) ?? statement));
    },
  };
  return { DB: DB as unknown as D1Database, count };
}
