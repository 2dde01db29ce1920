import { beforeEach, describe, expect, test } from 'vitest';
import { ALL_CALLS } from '../fixtures/telemetry/all-calls.ts';
import type { PageCall } from '../fixtures/telemetry/page-call.ts';
import { OWN_PAGE, type TrackedPage } from '../fixtures/telemetry/pages.ts';
import { breaking, OLD_CRUMB, TOO_MANY } from '../fixtures/telemetry/refusals.ts';
import { openShops } from '../worker/shops.ts';
import { CensusQueue, makeCall, TRACKED_VISITS, visitWithOldCrumb } from '../worker/tracked-visits.ts';

/** The Worker's answers to calls of pages that it does not count; the tests of pages use the same answers. */
type Call = (page: TrackedPage) => PageCall;
const { hit, event, newer, checked, buttonRender, buttonClick, overlayShown, formRender, vitals, consent } = ALL_CALLS;
const ALL: [string, Call][] = Object.values(ALL_CALLS).map((call: Call) => [call(OWN_PAGE).path, call]);

beforeEach(openShops);

test.each([event, formRender, consent].map((call: Call): [string, Call] => [call(OWN_PAGE).path, call]))(
  '%s with a crumb that is too old is refused, and taken with the one that the refusal brings',
  async (_, call) => {
    const [{ visitor, page }, queue] = [visitWithOldCrumb(), new CensusQueue()];
    const refused = await makeCall(visitor, call(page), queue.env);
    expect([refused.status, await refused.json()]).toEqual([OLD_CRUMB.status, OLD_CRUMB.body]);
    expect(queue.messages).toEqual([]);
    const crumb = visitor.cookies.get('crumb') ?? '';
    expect(crumb).not.toBe(page.crumb);
    expect((await makeCall(visitor, call({ ...page, crumb }), queue.env)).ok).toBe(true);
  },
);

describe.each(TRACKED_VISITS)('a page %s', (_, arrive) => {
  test.each(ALL)('may read how many seconds to wait where there were too many calls of %s', async (_path, call) => {
    const { visitor, page } = await arrive();
    const full = { limit: async () => ({ success: false }) } as RateLimit;
    const refused = await makeCall(visitor, call(page), { TELEMETRY: full, FORM_WRITES: full });
    expect([refused.status, await refused.json()]).toEqual([TOO_MANY.status, TOO_MANY.body]);
    expect(Object.fromEntries(refused.headers)).toMatchObject({ 'retry-after': TOO_MANY.headers['Retry-After'] });
    const isForeign = page.origin !== OWN_PAGE.origin;
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(isForeign ? page.origin : null);
    expect(refused.headers.get('Access-Control-Expose-Headers')?.includes('Retry-After')).toBe(isForeign || undefined);
  });

  test.each<[string, Call, object, string[]]>([
    ['a hit without its census', hit, { ss_cvr: undefined }, ['ss_cvr']],
    ['a hit of an unknown kind', hit, { event: '3' }, ['event']],
    ['a hit without its address', hit, { data: { url: undefined } }, ['url']],
    ['a hit with a text for a width', hit, { data: { viewportInnerWidth: 'wide' } }, ['viewportInnerWidth']],
    ['an event without its crumb', event, { crumb: undefined }, ['crumb']],
    ['an event with an unknown name', event, { event: 'Spying' }, ['event']],
    ['an event without its id', event, { data: { event_id: undefined } }, ['event_id']],
    ['an event with a number for an item', event, { data: { itemId: 7 } }, ['itemId']],
    ['a newer event without its schema', newer, { eventSchemaName: undefined }, ['eventSchemaName']],
    ['a newer event with an unknown schema', newer, { eventSchemaName: 'Spying' }, ['eventSchemaName']],
    ['a newer event with an object for its content', newer, { eventContent: {} }, ['eventContent']],
    ['a newer event that breaks its schema', newer, { eventContent: '{"event_id":"e"}' }, ['eventContent']],
    ['an event to be checked without its content', checked, { eventContent: undefined }, ['eventContent']],
    ['a shown button without its item', buttonRender, { itemId: undefined }, ['itemId']],
    ['a pressed button that is unknown', buttonClick, { button: 'spy' }, ['button']],
    ['an overlay without its census', overlayShown, { visitorCookie: undefined }, ['visitorCookie']],
    ['an overlay that does what none does', overlayShown, { event: 'opened' }, ['event']],
    ['a form without its id', formRender, { formId: undefined }, ['formId']],
    ['a form with a number for its census', formRender, { visitorCookie: 7 }, ['visitorCookie']],
    ['a metric without its name', vitals, { 0: { name: undefined } }, ['0.name']],
    ['a metric with a text for its value', vitals, { 1: { value: 'fast' } }, ['1.value']],
    ['an answer without its choice', consent, { choice: undefined }, ['choice']],
    ['an answer with a text for its choice', consent, { choice: 'analytics' }, ['choice']],
  ])('is refused %s, with the names of the fields', async (_what, call, change, fields) => {
    const [{ visitor, page }, queue] = [await arrive(), new CensusQueue()];
    const refused = await makeCall(visitor, changed(call(page), change), queue.env);
    const { status, body } = breaking(...fields);
    expect([refused.status, await refused.json()]).toEqual([status, body]);
    expect(queue.messages).toEqual([]);
  });
});

/** Returns a call with changed fields, of which `undefined` are left out; objects change fields of a field. */
function changed(call: PageCall, change: object): PageCall {
  if (call.headers['content-type'] === 'application/json') {
    return { ...call, body: JSON.stringify(merged(JSON.parse(call.body), change)) };
  }
  const fields = Object.fromEntries(new URLSearchParams(call.body));
  const { data, ...rest } = change as { data?: object };
  const all = {
    ...fields,
    ...rest,
    ...(data && { data: JSON.stringify(merged(JSON.parse(fields.data ?? ''), data)) }),
  };
  const left = Object.entries(all).filter(([, value]) => value !== undefined);
  return { ...call, body: new URLSearchParams(left).toString() };
}

function merged(value: object, change: object): object {
  if (!Array.isArray(value)) return { ...value, ...change };
  return value.map((element, i) => ({ ...element, ...(change as Record<number, object>)[i] }));
}
