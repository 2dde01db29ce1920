import { beforeEach, describe, expect, test } from 'vitest';
import { RECORD_ERRORS } from '#runtime/contracts/error-events.ts';
import { ErrorRecords } from '#runtime/contracts/error-reports.ts';
import { aDroppedRecord, aRecord } from '../fixtures/errors/records.ts';
import { Buyer, Embedder } from '../worker/buyer.ts';
import { countErrors } from '../worker/errors.ts';
import { Queues, rows } from '../worker/forms.ts';
import { untilLimited } from '../worker/rate-limit.ts';
import { openShops, SHOP } from '../worker/shops.ts';

/** `runtime/errors/errors.test.ts` holds that pages send these records; here the Worker takes them in. */
const PAGE = `https://${SHOP.host}/shop`;
const RECORDS = [aDroppedRecord(PAGE), aRecord(PAGE)];

beforeEach(openShops);

const post = (visitor: Buyer, queues = new Queues()) =>
  visitor.fetch(RECORD_ERRORS, { method: 'POST', body: RECORDS, env: queues.env });

describe('what pages send', () => {
  test('keeps to the contract', () => {
    expect(ErrorRecords.parse(RECORDS)).toEqual(RECORDS);
  });

  test.each([
    ['of the shop’s own', async () => (await new Buyer().arrive()).mayBeCounted()],
    ['of a listed origin', async () => new Embedder()],
  ])('from a page %s is taken in, and counted as it was sent', async (_, arrive) => {
    const queues = new Queues();
    expect((await post(await arrive(), queues)).status).toBe(202);
    await countErrors(...queues.found);
    const all = [...(await rows('error_groups'))].sort((one, other) =>
      String(one.event) < String(other.event) ? -1 : 1,
    );
    expect(all).toMatchObject(
      RECORDS.map(({ event, data: { pageType, count: _count, ...data } }) => ({ event, ...data, page_type: pageType })),
    );
    expect((await rows('error_days')).map(({ count }) => count).sort()).toEqual([1, 4]);
  });
});

describe('refusals that pages read', () => {
  test('a crumb that is too old is named, and the refusal brings a new one', async () => {
    const response = await post(new Buyer());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ crumbFail: true });
  });

  test.each([
    ['of the shop’s own', async () => new Buyer().arrive()],
    ['of a listed origin', async () => new Embedder()],
  ])('a page %s may read how many seconds to wait after too many calls', async (_, arrive) => {
    const visitor = await arrive();
    const limited = await untilLimited(() => post(visitor));
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
    const exposed = limited.headers.get('Access-Control-Expose-Headers');
    if (visitor instanceof Embedder) expect(exposed).toContain('Retry-After');
  });
});
