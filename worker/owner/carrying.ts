import { type AuditEntry, auditEntryOf } from './audit.ts';

/** What goes along with each change of an owner. */
export interface Load {
  /** Returns the statements for the batch of a change; they come after all of its own. */
  statementsFor(entry: AuditEntry): readonly D1PreparedStatement[];
  /** Is called when such a batch was written. */
  carried?(entry: AuditEntry): void;
}

/**
 * Returns a database whose batches with a line of the audit log carry further statements, so that whatever changes
 * something through it leaves both or nothing. Statements that are run alone carry none.
 */
export function carryingDatabase(db: D1Database, load: Load): D1Database {
  const batch = async <Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> => {
    const entry = statements.map(auditEntryOf).find((each) => each !== undefined);
    if (!entry) return db.batch<Row>(statements);
    const results = await db.batch<Row>([...statements, ...load.statementsFor(entry)]);
    load.carried?.(entry);
    return results.slice(0, statements.length);
  };
  return new Proxy(db, {
    get(target, name: keyof D1Database) {
      if (name === 'batch') return batch;
      return target[name].bind(target);
    },
  });
}
