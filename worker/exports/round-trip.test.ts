import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { emptySite, prepared } from '#worker/set-up/service.ts';
import { openDemo } from '../../test/worker/demo-shop.ts';
import { exported, imported } from '../../test/worker/moving.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';

const NUM_RUNS = 2;
/** Changes of one run; some of them are refused. */
const CHANGES = 100;
/** Of some fifteen types of records, more than so many are changed. */
const TYPES_MIN = 8;
/**
 * The fields by which records refer to each other, and those that are checked as a whole: changes of these are refused.
 */
const KEPT = /^(id|.*Ids?|type|kind|recordType|code|namespace|name|sku|data|template|source|provider)$/;

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', ' ', '__proto__', '<b>bold</b> & <p>', "O'Neil", '=1+1', '\u202Eleft', 'a\nb', '🍵', '0', 'null'),
);
const values = { string: text, number: fc.nat(5_000), boolean: fc.boolean() };
type Scalar = keyof typeof values;

interface Leaf {
  holder: Record<string, unknown>;
  key: string;
}

/** Returns all texts, numbers and switches within a record. */
function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => {
    if (KEPT.test(key)) return [];
    return (typeof holder[key]) in values ? [{ holder, key }] : leavesOf(holder[key]);
  });
}

/** Changes one leaf of a copy of a record; undefined where it has none. */
function changed(record: ShopRecord, place: number, replacements: Record<Scalar, unknown>): ShopRecord | undefined {
  const copy = structuredClone(record);
  const leaves = leavesOf(copy.content);
  const leaf = leaves[place % leaves.length];
  if (!leaf) return undefined;
  leaf.holder[leaf.key] = replacements[typeof leaf.holder[leaf.key] as Scalar];
  return copy;
}

/** Opens a shop without anything in it. */
async function newShop(siteId: string): Promise<OwnerProgram> {
  const host = `${siteId}.example`;
  await env.DB.batch(prepared(env.DB, emptySite({ siteId, title: siteId, hostnames: [host] }, Date.now())));
  return OwnerProgram.of({ site: siteId }, host);
}

test('any shop is equal after its export and import', async () => {
  await openDemo();
  const owner = await OwnerProgram.of({ site: 'second-steep' }, 'localhost');
  const taken = new Set<string>();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.record(values)), { minLength: CHANGES, maxLength: CHANGES }),
      async (changes) => {
        const before = (await exported(owner)).filter(({ type }) => type !== 'templates');
        const byType = [...Map.groupBy(before, ({ type }) => type).values()];
        const records = changes.flatMap(([index, place, replacements]) => {
          // Records of each type are changed, also of one that the shop has few of.
          const ofType = byType[index % byType.length] ?? [];
          const record = ofType[Math.floor(index / byType.length) % ofType.length];
          return record ? (changed(record, place, replacements) ?? []) : [];
        });
        for (const { result, type } of await imported(owner, records)) if (result === 'changed') taken.add(type);
        const made = await exported(owner);
        run += 1;
        const copy = await newShop(`copy-${run}`);
        const refused = (await imported(copy, made)).filter(({ result }) => result === 'refused');
        expect(refused).toEqual([]);
        expect(await exported(copy)).toEqual(made);
      },
    ),
    { numRuns: NUM_RUNS, endOnFailure: true },
  );
  // The changes are not all refused. Which ones are is chance.
  expect(taken.size).toBeGreaterThan(TYPES_MIN);
});
