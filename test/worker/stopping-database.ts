import { env } from 'cloudflare:workers';

const TRIPS = ['first', 'run', 'all', 'raw'];

/** Returns a database that answers so many trips and fails afterwards, as if the process had been stopped. */
export function stoppingDatabase(trips: number): D1Database {
  let left = trips;
  const spend = () => {
    if (left-- <= 0) throw new Error('The process was stopped');
  };
  const real = new Map<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values));
        if (!TRIPS.includes(String(name))) return Reflect.get(target, name);
        return async (...values: unknown[]) => {
          spend();
          return Reflect.apply(Reflect.get(target, name), target, values);
        };
      },
    });
    real.set(wrapped, statement);
    return wrapped;
  };
  const database: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (sql) => wrap(env.DB.prepare(sql)),
    async batch(statements) {
      spend();
      return env.DB.batch(statements.map((statement) => real.get(statement) ?? statement));
    },
  };
  return database as D1Database;
}
