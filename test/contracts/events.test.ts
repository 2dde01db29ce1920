import { beforeEach, describe, expect, test } from 'vitest';
import { CLANKER_SCHEMAS } from '#runtime/contracts/clanker.ts';
import { ClankerContent, ClankerErrors, ClankerEvent, EventForm } from '#runtime/contracts/telemetry-calls.ts';
import { eventErrors } from '#runtime/domain/event-errors.ts';
import { clankerEvent, content, INVALID, VALID, validation } from '../fixtures/telemetry/clanker.ts';
import { recordEvent, TRACKED_EVENTS } from '../fixtures/telemetry/events.ts';
import { OWN_PAGE, PRODUCT } from '../fixtures/telemetry/pages.ts';
import { read } from '../worker/buyer.ts';
import { count, openShops } from '../worker/shops.ts';
import { CensusQueue, makeCall, ownersStats, TRACKED_VISITS } from '../worker/tracked-visits.ts';

/** `runtime/telemetry/page-calls.test.ts` holds that pages make these calls; here the Worker takes them in. */
beforeEach(openShops);

describe('events that pages send', () => {
  test.each(TRACKED_EVENTS)('%s keeps to the contract in both formats', (event) => {
    const form = Object.fromEntries(new URLSearchParams(recordEvent(OWN_PAGE, event).body));
    expect(EventForm.parse(form)).toEqual(form);
    const body = JSON.parse(clankerEvent(OWN_PAGE, event).body);
    expect(ClankerEvent.parse(body)).toEqual(body);
    expect(eventErrors(JSON.parse(body.eventContent), CLANKER_SCHEMAS.get(event) ?? {})).toEqual([]);
    const checked = JSON.parse(validation(OWN_PAGE, event).body);
    expect(ClankerContent.parse(checked)).toEqual({ eventContent: body.eventContent });
  });

  test.each(TRACKED_VISITS)(
    'from a page %s they are counted once, though both formats send them',
    async (_, arrive) => {
      const [{ visitor, page }, queue] = [await arrive(), new CensusQueue()];
      for (const event of TRACKED_EVENTS) {
        expect((await makeCall(visitor, recordEvent(page, event), queue.env)).status).toBe(202);
        expect((await makeCall(visitor, clankerEvent(page, event), queue.env)).status).toBe(202);
      }
      expect(await count('stat_days')).toBe(0);
      await queue.count();
      const { totals, products, events } = await ownersStats();
      expect(events.map(({ key, count: times }) => [key, times]).sort()).toEqual([
        ['AddToCart', 1],
        ['FormSubmission', 1],
        ['VisitPDP', 1],
      ]);
      // Additions are counted by the shop's own acts, and forms as it saves them.
      expect([totals.views, totals.adds]).toEqual([1, 0]);
      expect(products).toMatchObject([{ itemId: PRODUCT, views: 1, adds: 0 }]);
    },
  );
});

describe('validate mode', () => {
  test.each(TRACKED_VISITS)(
    'a page %s reads whether its event keeps to the schema, and counts nothing',
    async (_, arrive) => {
      const [{ visitor, page }, queue] = [await arrive(), new CensusQueue()];
      const call = validation(page, 'VisitPDP');
      expect(await read(await makeCall(visitor, call, queue.env), ClankerErrors)).toEqual(VALID);
      const { environment: _environment, ...short } = JSON.parse(content(page, 'VisitPDP'));
      const wrong = { ...call, body: JSON.stringify({ eventContent: JSON.stringify(short) }) };
      expect(await read(await makeCall(visitor, wrong, queue.env), ClankerErrors)).toEqual(INVALID);
      await queue.count();
      expect(await count('stat_days')).toBe(0);
    },
  );
});
