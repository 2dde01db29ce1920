import type { RecordType } from '#runtime/contracts/imports.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import type { RecordPlan } from '../http/record-kind.ts';
import { carryingDatabase } from '../owner/service.ts';
import { entryOf, type NewEntry } from './entry.ts';
import { type Act, changeSetStatements } from './statements.ts';

/** Writes the plan of a record together with its entry in the set of an act. */
export interface Recording {
  /** The call with which the plan is to be made. */
  call: OwnerCall;
  write(plan: RecordPlan): Promise<void>;
}

/** What a write creates besides, such as the categories that a product of a file names. */
const BESIDE = 'category.created';

/** Returns what makes the recordings of one call, one for each record: its entry is written in the batch of its change. */
export function recorderOf(call: OwnerCall, act: Act): (type: RecordType) => Recording {
  let written = 0;
  const statements = (entries: readonly NewEntry[]) => {
    written += entries.length;
    return changeSetStatements(call, act, entries, written);
  };
  return (type) => recordingOf(call, type, statements);
}

function recordingOf(
  call: OwnerCall,
  type: RecordType,
  statements: (entries: readonly NewEntry[]) => D1PreparedStatement[],
): Recording {
  let entry: NewEntry | undefined;
  const isBeside = (action: string) => type !== 'category' && action === BESIDE;
  const db = carryingDatabase(call.db, {
    statementsFor({ action, target }) {
      if (isBeside(action)) return statements([{ type: 'category', target, isCreated: true, fields: [] }]);
      return entry ? statements([entry]) : [];
    },
    carried({ action }) {
      if (!isBeside(action)) entry = undefined;
    },
  });
  return {
    call: { ...call, db },
    async write(plan) {
      entry = entryOf(type, plan);
      await plan.write();
      // A change without a line in the audit log gets its entry after it.
      if (entry) await call.db.batch(statements([entry]));
    },
  };
}
