import type { KeptField } from '#runtime/contracts/change-sets.ts';
import { identityOf, isList } from '#runtime/domain/merge-lists.ts';
import { isSame } from '#runtime/domain/same.ts';
import { ApiError, errorBody } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { parse } from '../http/parse.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { planStockBack } from '../inventory/service.ts';
import { auditStatement } from '../owner/service.ts';
import type { Finishing } from './finish.ts';
import { type MergeBack, mergeBack, refusedFields, withoutRefused, withoutStock } from './merge-back.ts';
import type { EntryRow, Outcome } from './repository.ts';

const OPTIONS = { setsStock: false, takenSku: 'leave-out', newProducts: {}, isPreview: false } as const;

type Fields = Readonly<Record<string, unknown>>;

/** A change that is to be taken back, and its thing as it is now. */
interface Change {
  current: object;
  before: Fields;
  after: Fields;
}

/** What is to be written. */
interface Plan {
  merge: MergeBack;
  stock: readonly D1PreparedStatement[];
  /** The shop's sentence for what it has refused so far. */
  refusal: string;
}

/**
 * Gives a thing back the fields that a change made otherwise. Fields that somebody has changed since, and those that the
 * shop refuses, stay as they are; all others go back. Throws VERSION_STALE where the thing changes meanwhile.
 */
export async function takeChangeBack(
  call: OwnerCall,
  kind: RecordKind,
  row: EntryRow,
  { current: found, before, after }: Change,
  finishing: Finishing,
): Promise<void> {
  if (row.type === 'product' && losesVariants(before, after)) return finishing.end({ state: 'stayed', reason: 'kind' });
  const current: Fields = { ...found };
  const { change, moves } = withoutStock({ before, after });
  const versions: Readonly<Record<string, number>> = JSON.parse(row.stock_versions ?? '{}');
  const stock = await planStockBack(
    call,
    moves.map((move) => ({ ...move, version: versions[move.variantId] ?? 0 })),
  );
  const merge = mergeBack(change, current);
  merge.kept.push(...stock.counted.map((id) => stockOf(current, id, 'changed')));
  let plan: Plan = { merge, stock: stock.statements, refusal: '' };
  for (;;) {
    try {
      return await write(call, kind, row, { plan, current }, finishing);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'VERSION_STALE') throw error;
      plan = await lessOf(call, plan, error, current);
    }
  }
}

/** Whether a change took variants away. They would come back without their prices of before, which the law asks for. */
function losesVariants(before: Fields, after: Fields): boolean {
  const [old, left] = [before.variants, after.variants].map((list) => (isList(list) ? list.map(identityOf) : []));
  return (old ?? []).some((id) => !left?.includes(id));
}

/** Returns a plan without what the shop refuses; throws the refusal where nothing says what that is. */
async function lessOf({ readerLanguage }: OwnerCall, plan: Plan, error: ApiError, current: Fields): Promise<Plan> {
  const refusal = (await errorBody(error, readerLanguage)).error;
  if (error.code === 'STOCK_RESERVED' && plan.stock.length > 0) {
    const kept: KeptField = { field: 'variants', entry: '', part: 'stock', reason: 'refused' };
    return { merge: { ...plan.merge, kept: [...plan.merge.kept, kept] }, stock: [], refusal };
  }
  const merge = withoutRefused(plan.merge, refusedFields(error), current);
  if (!merge) throw error;
  return { ...plan, merge, refusal };
}

async function write(
  call: OwnerCall,
  kind: RecordKind,
  { target }: EntryRow,
  { plan: { merge, stock, refusal }, current }: { plan: Plan; current: Fields },
  finishing: Finishing,
): Promise<void> {
  const isChanged = !isSame(merge.merged, current);
  const outcome = outcomeOf(merge.kept, isChanged || stock.length > 0, refusal);
  if (!isChanged) {
    const { db, site, owner, now } = call;
    const entry = { siteId: site.siteId, keyId: owner.keyId, action: 'product.stockTakenBack', target };
    return finishing.end(outcome, stock.length > 0 ? [...stock, auditStatement(db, entry, now)] : []);
  }
  const content = parse(kind.contract, kind.contentOf?.(merge.merged) ?? merge.merged) as never;
  const plan = await kind.plan(finishing.carrying(outcome, stock), content, OPTIONS);
  await plan.write();
  await finishing.end(outcome, stock);
}

function outcomeOf(kept: readonly KeptField[], isWritten: boolean, refusal: string): Outcome {
  if (kept.length === 0) return { state: 'takenBack' };
  const reason = kept.some((field) => field.reason === 'refused') ? 'refused' : 'changed';
  return { state: isWritten ? 'partly' : 'stayed', reason, text: refusal, kept };
}

/** Names the stock of a variant by what people know it by. */
function stockOf({ variants }: Fields, variantId: string, reason: KeptField['reason']): KeptField {
  const variant = isList(variants) ? variants.find((each) => identityOf(each) === variantId) : undefined;
  const sku = variant?.sku;
  return { field: 'variants', entry: typeof sku === 'string' ? sku : '', part: 'stock', reason };
}
