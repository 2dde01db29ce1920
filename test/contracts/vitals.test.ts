import { beforeEach, describe, expect, test } from 'vitest';
import { PerformanceSettingsAnswer, VitalRecords, Vitals } from '#runtime/contracts/vitals-calls.ts';
import {
  FINAL_VITALS,
  LATER_VITALS,
  performanceSettings,
  settingsCall,
  vitalRecords,
} from '../fixtures/telemetry/vitals.ts';
import { read } from '../worker/buyer.ts';
import { OwnerProgram } from '../worker/owner.ts';
import { openShops } from '../worker/shops.ts';
import { CensusQueue, makeCall, TELLERS } from '../worker/telling.ts';

/**
 * `runtime/vitals/vitals.test.ts` and `runtime/telemetry/page-calls.test.ts` hold that pages make these calls; here the
 * Worker answers them.
 */
beforeEach(openShops);

describe('how fast pages are', () => {
  test.each(TELLERS)('a page %s reads how it is recorded, which names its visitor nowhere', async (_, arrive) => {
    const { visitor, page } = await arrive();
    const answers = await Promise.all([1, 2].map(() => makeCall(visitor, settingsCall(page))));
    const [one, other] = await Promise.all(answers.map((answer) => read(answer, PerformanceSettingsAnswer)));
    expect(one).toEqual({ ...performanceSettings, pageLoadId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(other?.pageLoadId).not.toBe(one?.pageLoadId);
    for (const { headers } of answers) {
      expect([headers.getSetCookie(), headers.get('Cache-Control')]).toEqual([[], 'no-store']);
    }
  });

  test('what pages tell keeps to the contract', () => {
    for (const records of [FINAL_VITALS, LATER_VITALS]) expect(VitalRecords.parse(records)).toEqual(records);
  });

  test.each(TELLERS)('from a page %s it is taken in, and the owner reads it', async (_, arrive) => {
    const [{ visitor, page }, queue] = [await arrive(), new CensusQueue()];
    for (const records of [FINAL_VITALS, LATER_VITALS]) {
      expect((await makeCall(visitor, vitalRecords(page, records), queue.env)).status).toBe(202);
    }
    await queue.count();
    const { totals } = await read(await (await OwnerProgram.of()).fetch('/api/owner/vitals'), Vitals);
    const told = [...FINAL_VITALS, ...LATER_VITALS].map(({ name, rating, pageType, ours }) => {
      return { metric: name, rating, pageType, count: 1, ours: Number(ours) };
    });
    const byName = (one: { metric: string }, other: { metric: string }) => (one.metric < other.metric ? -1 : 1);
    expect(totals.toSorted(byName)).toMatchObject(told.toSorted(byName));
  });
});
