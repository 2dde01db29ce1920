import type {
  ImportAnswer,
  ImportOptions,
  ImportOutcome,
  ImportResult,
  ShopRecord,
} from '#runtime/contracts/imports.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type Act, actOf, findSetOfAct, recorderOf } from '../change-sets/service.ts';
import { ApiError, errorBody, unforeseenCode } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { parse } from '../http/parse.ts';
import type { RecordKind, RecordPlan } from '../http/record-kind.ts';
import { requireScope } from '../http/require-scope.ts';
import { logError } from '../log.ts';
import { importNoticeStatement } from '../owner-notices/service.ts';
import { changedFields } from './changed-fields.ts';

type Recorder = ReturnType<typeof recorderOf>;

interface ImportCall {
  options: ImportOptions;
  /** Whether nothing is written. */
  isPreview: boolean;
}

/** A record's place in its outcome, before anything of it is known. */
const UNKNOWN = {
  ...{ id: '', title: '', fields: [], error: '', errors: {} },
  ...{ hasTakenSku: false, notes: [], missingPictures: [] },
};

/**
 * Imports records one after another, each whole or not at all. A record that is refused stops no other, and one that
 * the shop has already is left alone, so a repeated import changes nothing.
 */
export async function importRecords(
  call: OwnerCall,
  kinds: readonly RecordKind[],
  records: readonly ShopRecord[],
  { options, isPreview }: ImportCall,
): Promise<ImportAnswer> {
  const outcomes: ImportOutcome[] = [];
  const newProducts = { ...options.newProducts };
  // The call's key is for all of its records, so it creates none of them.
  const each = { ...call, idempotency: undefined };
  const own = actOf(call, 'import', options.file?.title);
  const act = { ...own, key: options.file?.id ?? own.key };
  const record = recorderOf(each, act);
  for (const shopRecord of records) {
    const importing = { options: { ...options, newProducts }, isPreview, record };
    const { newIn, ...outcome } = await importRecord(each, kinds, shopRecord, importing);
    if (newIn !== undefined && outcome.result === 'created') newProducts[newIn] = (newProducts[newIn] ?? 0) + 1;
    outcomes.push(outcome);
  }
  if (!isPreview) await notify(call, outcomes);
  return { outcomes, newProducts, changeSet: isPreview ? null : await findChangeSet(call, act) };
}

async function findChangeSet({ db, site, owner }: OwnerCall, { key }: Act): Promise<string | null> {
  return (await findSetOfAct(db, { siteId: site.siteId, madeBy: owner.keyId, act: key })) ?? null;
}

/** Tells the people of the shop what was imported; records that the shop had already are no news. */
async function notify({ db, site, owner, now }: OwnerCall, outcomes: readonly ImportOutcome[]): Promise<void> {
  const count = (result: ImportResult) => outcomes.filter((outcome) => outcome.result === result).length;
  const imported = { created: count('created'), changed: count('changed'), refused: count('refused') };
  if (outcomes.every(({ result }) => result === 'left')) return;
  await db.batch(importNoticeStatement(db, site.siteId, owner.keyId, imported, now));
}

async function importRecord(
  call: OwnerCall,
  kinds: readonly RecordKind[],
  { type, content }: ShopRecord,
  { options, isPreview, record }: ImportCall & { record: Recorder },
): Promise<ImportOutcome & Pick<RecordPlan, 'newIn'>> {
  let known: Pick<ImportOutcome, 'id' | 'title'> = titleOf(content);
  try {
    const kind = kinds.find((candidate) => candidate.type === type);
    if (!kind) throw new ApiError('INVALID_REQUEST', { fields: ['type'] });
    requireScope(call.owner.scopes, kind.scopes.write);
    const parsed = parse(kind.contract, content) as never;
    const recording = record(type);
    const planned = async () => outcomeOf(await kind.plan(recording.call, parsed, { ...options, isPreview }));
    const { plan, ...outcome } = await planned();
    known = { id: plan.id, title: plan.title };
    if (isPreview || outcome.result === 'left') return { ...UNKNOWN, ...known, type, ...outcome };
    try {
      await recording.write(plan);
      return { ...UNKNOWN, ...known, type, ...outcome };
    } catch (error) {
      // Another import of the same file may have been faster, or an owner has changed the object meanwhile.
      const { plan: again, ...later } = await planned();
      if (later.result === 'changed' && isStale(error)) await recording.write(again);
      else if (later.result !== 'left') throw error;
      return { ...UNKNOWN, ...known, type, ...later };
    }
  } catch (error) {
    return { ...UNKNOWN, ...known, type, result: 'refused', ...(await refusalTexts(call, error)) };
  }
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'VERSION_STALE';
}

/** What becomes of a record by its plan. */
function outcomeOf(plan: RecordPlan) {
  const { current, next, newIn, notes = [], missingPictures = [] } = plan;
  const fields = current ? changedFields(current, next) : [];
  const result: ImportResult = !current ? 'created' : fields.length > 0 ? 'changed' : 'left';
  return { plan, result, fields, notes, missingPictures, ...(newIn !== undefined && { newIn }) };
}

/** What a record calls itself, for the outcome of one that is refused. */
function titleOf({ id, title, name, filename, number }: Record<string, unknown>): Pick<ImportOutcome, 'id' | 'title'> {
  const text = title ?? name ?? filename ?? (typeof number === 'number' ? `#${number}` : undefined);
  return { id: typeof id === 'string' ? id : '', title: typeof text === 'string' ? text : '' };
}

async function refusalTexts(
  { site, readerLanguage }: OwnerCall,
  error: unknown,
): Promise<Pick<ImportOutcome, 'error' | 'errors' | 'hasTakenSku'>> {
  const known = error instanceof ApiError ? error : new ApiError(unforeseenCode(error as Error));
  if (known !== error) logError(error as Error, { code: known.code, site: site.siteId });
  const { code, details } = known;
  const hasTakenSku = code === 'SKU_TAKEN';
  const { error: text, errors = {} } = await errorBody(known, readerLanguage);
  if (code !== 'INVALID_REQUEST' || details.text !== undefined) return { error: text, errors, hasTakenSku };
  const { imports: texts } = await textsIn(readerLanguage);
  const named = Object.fromEntries((details.fields ?? []).map((field) => [field, texts.badField]));
  return { error: texts.badFields, errors: { ...named, ...details.errors }, hasTakenSku };
}
