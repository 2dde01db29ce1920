import { BIN_KINDS } from '#runtime/contracts/bin-kinds.ts';
import { isSame } from '#runtime/domain/same.ts';
import { refusalOf } from '../db/guards.ts';
import { ApiError, errorBody, unforeseenCode } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { logError } from '../log.ts';
import { isOfPeople } from './entry.ts';
import { type Finishing, finishingOf } from './finish.ts';
import { type EntryRow, type Outcome, type Place, readEntry } from './repository.ts';
import { takeChangeBack } from './take-change-back.ts';

/** Attempts for a thing that others change between its reading and its writing. */
const ATTEMPTS = 5;

/** Takes an entry back, and returns it as it then is. One that somebody else takes back at the same time is theirs. */
export async function takeEntryBack(
  call: OwnerCall,
  kind: RecordKind | undefined,
  place: Place,
  row: EntryRow,
): Promise<EntryRow> {
  for (let left = ATTEMPTS - 1; ; left--) {
    const finishing = finishingOf(call, place, row);
    try {
      await attempt(call, kind, row, finishing);
    } catch (error) {
      const known = error instanceof ApiError ? error : refusalOf(error);
      const isStale = known instanceof ApiError && known.code === 'VERSION_STALE';
      const present = await readEntry(call.db, place, row.id);
      if (present.state !== 'open') return present;
      if (isStale && left > 0) continue;
      // Another person may have the right.
      if (known instanceof ApiError && known.code === 'SCOPE_MISSING') throw known;
      await finishing.end(await refusalOutcome(call, known));
    }
    return readEntry(call.db, place, row.id);
  }
}

async function attempt(
  call: OwnerCall,
  kind: RecordKind | undefined,
  row: EntryRow,
  finishing: Finishing,
): Promise<void> {
  if (isOfPeople(row.type)) return finishing.end({ state: 'stayed', reason: 'people' });
  if (!kind?.find) return finishing.end({ state: 'stayed', reason: 'kind' });
  const current = await kind.find(call, row.target);
  if (row.is_created === 1) return takeCreationBack(kind, row, current, finishing);
  if (!current) return finishing.end({ state: 'stayed', reason: 'gone' });
  if (row.before === null || row.after === null) return finishing.end({ state: 'stayed', reason: 'tooLarge' });
  return takeChangeBack(
    call,
    kind,
    row,
    { current, before: JSON.parse(row.before), after: JSON.parse(row.after) },
    finishing,
  );
}

async function takeCreationBack(
  kind: RecordKind,
  row: EntryRow,
  current: object | undefined,
  finishing: Finishing,
): Promise<void> {
  if (!current) return finishing.end({ state: 'takenBack' });
  if (!kind.remove) return finishing.end({ state: 'stayed', reason: 'kind' });
  // What the bin keeps can come back with all that was made of it since.
  const isKept = BIN_KINDS.some((each) => each === row.type);
  if (!isKept && !isUntouched(row, current)) return finishing.end({ state: 'stayed', reason: 'changed' });
  const isRemoved = await kind.remove(finishing.carrying({ state: 'takenBack' }), row.target);
  await finishing.end(isRemoved ? { state: 'takenBack' } : { state: 'stayed', reason: 'inUse' });
}

/** Whether a thing is still what the import created. */
function isUntouched({ after }: EntryRow, current: object): boolean {
  const created: Readonly<Record<string, unknown>> = after === null ? {} : JSON.parse(after);
  const now = new Map<string, unknown>(Object.entries(current));
  return Object.entries(created).every(([name, value]) => isSame(value, now.get(name)));
}

/** What becomes of an entry that cannot be taken back for this error. One that a repeat may mend is thrown. */
async function refusalOutcome({ site, readerLanguage }: OwnerCall, error: unknown): Promise<Outcome> {
  if (error instanceof ApiError) {
    return { state: 'stayed', reason: 'refused', text: (await errorBody(error, readerLanguage)).error };
  }
  const unforeseen = error instanceof Error ? error : new Error(String(error));
  const code = unforeseenCode(unforeseen);
  if (code !== 'INTERNAL') throw error;
  logError(unforeseen, { code, site: site.siteId });
  return { state: 'stayed', reason: 'refused', text: (await errorBody(new ApiError(code), readerLanguage)).error };
}
