import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

const ITEM = `{.section item}[{eventTime.text}|{eventTime.start}|{eventTime.end}|{eventTime.stateText}] {.same-day?}same day{.or}several days{.end}
<a href="{@|google-calendar-url}">Google</a> [{eventTime.place}] {.main-image?}picture{.end}{.location?}map {eventTime.mapUrl}{.end}{.end}`;
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await env.DB.prepare("UPDATE sites SET time_zone = 'America/Los_Angeles' WHERE site_id = ?1").bind(SHOP.id).run();
  await addTemplates({
    'blog.item': ITEM,
    'site.region': '<html><head>{squarespace-headers}</head>{squarespace.main-content}</html>',
    'not-found.page': 'none',
  });
  owner = await OwnerProgram.of();
});

const get = (path: string, headers: Record<string, string> = {}) => new Buyer().fetch(path, { headers });
const page = async (path: string) => (await get(path)).text();
const events = (options: object = {}) =>
  createCollection(owner, { title: 'Evenings', options: { order: 'date' }, ...options });
const addEvent = (id: string, title: string, event: object = {}) =>
  createItem(owner, id, { recordType: 'event', title, startsAt: Date.parse('2030-12-05T02:30Z'), ...event });

describe('an event’s page', () => {
  test('it says when and where, in the site’s zone, and links calendars with a title in any script', async () => {
    const { id } = await events();
    await addEvent(id, 'Tee & Brötchen', {
      endsAt: Date.parse('2030-12-05T04:00Z'),
      urlSlug: 'tee',
      location: {
        addressLine1: '14 Duane St',
        addressLine2: 'Astoria',
        addressCountry: 'US',
        mapLat: 46.1,
        mapLng: -123,
      },
    });
    const html = await page('/evenings/tee');
    expect(html.replaceAll(/[\u2009\u202f]/g, ' ')).toContain(
      '[Wednesday, December 4, 2030, 6:30 – 8:00 PM PST|2030-12-04T18:30:00-08:00|2030-12-04T20:00:00-08:00|] same day',
    );
    expect(html).toContain('text=Tee%20%26%20Br%C3%B6tchen&dates=20301205T023000Z/20301205T040000Z');
    expect(html).toContain('[14 Duane St, Astoria, US]');
    expect(html).toContain('map https://www.openstreetmap.org/?mlat=46.1&mlon=-123');
    const [, json = '{}'] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const graph: { '@type': string }[] = JSON.parse(json)['@graph'];
    expect(graph.find(({ '@type': type }) => type === 'Event')).toMatchObject({
      startDate: '2030-12-04T18:30:00-08:00',
      endDate: '2030-12-04T20:00:00-08:00',
      url: 'https://a.example/evenings/tee',
      location: { address: { streetAddress: '14 Duane St', addressLocality: 'Astoria', addressCountry: 'US' } },
    });
  });

  test('an afternoon of one day is the same day, though UTC has two', async () => {
    const { id } = await events();
    const startsAt = Date.parse('2030-12-04T23:00Z');
    await addEvent(id, 'Afternoon', { startsAt, endsAt: Date.parse('2030-12-05T01:00Z') });
    await addEvent(id, 'Night', { startsAt: Date.parse('2030-12-05T07:00Z'), endsAt: Date.parse('2030-12-05T09:00Z') });
    expect(await page('/evenings/afternoon')).toContain('same day');
    expect(await page('/evenings/night')).toContain('several days');
  });

  test('whole days are saved from midnight to midnight of the site’s zone', async () => {
    const { id } = await events();
    const noon = Date.parse('2030-11-03T20:00Z');
    const item = await addEvent(id, 'Fair', { startsAt: noon - DAY_MS, endsAt: noon, options: { isAllDay: true } });
    expect(item.startsAt).toBe(Date.parse('2030-11-02T07:00Z'));
    expect(item.endsAt).toBe(Date.parse('2030-11-04T07:59:59Z'));
    const html = await page('/evenings/fair');
    expect(html.replaceAll(/\u2009/g, ' ')).toContain(
      '[Saturday, November 2 – Sunday, November 3, 2030|2030-11-02|2030-11-03|]',
    );
    expect(html).toContain('dates=20301102/20301104');
    expect(html).toContain('several days');
  });

  test('a whole day that begins before the first moment that can be written is saved again as it was read', async () => {
    const { id } = await events();
    const event = { startsAt: 5_000, endsAt: 5_000, options: { isAllDay: true } };
    const item = await addEvent(id, 'The first day', event);
    expect(item.startsAt).toBe(0);
    const again = await addEvent(id, 'The same day', { ...event, startsAt: item.startsAt, endsAt: item.endsAt });
    expect([again.startsAt, again.endsAt]).toEqual([item.startsAt, item.endsAt]);
  });

  test.each([
    ['over', -2, -1, 'This event is over'],
    ['on', -1, 1, 'Happening now'],
  ])('an event that is %s says so', async (_, from, to, text) => {
    const { id } = await events();
    await addEvent(id, 'Tea', { startsAt: Date.now() + from * DAY_MS, endsAt: Date.now() + to * DAY_MS });
    expect(await page('/evenings/tea')).toContain(`|${text}]`);
  });
});

describe('calendars', () => {
  test('an event and its collection are calendars, which are fresh until something changes', async () => {
    const { id } = await events();
    await addEvent(id, 'Tea');
    await addEvent(id, 'Old', { startsAt: Date.now() - 400 * DAY_MS });
    const event = await get('/evenings/tea?format=ical');
    expect(event.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(event.headers.get('Content-Disposition')).toBe('attachment; filename="tea.ics"');
    expect(event.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await event.text()).toContain('\r\nURL:https://a.example/evenings/tea\r\n');
    const feed = await get('/evenings?format=ical');
    const text = await feed.text();
    expect(text).toContain('X-WR-CALNAME:Evenings — site-a');
    expect(text.match(/SUMMARY:\w+/g)).toEqual(['SUMMARY:Tea']);
    const etag = feed.headers.get('ETag') ?? '';
    expect((await get('/evenings?format=ical', { 'If-None-Match': etag })).status).toBe(304);
    await addEvent(id, 'More');
    expect((await get('/evenings?format=ical', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('nothing that a visitor may not see is in a calendar', async () => {
    const open = await events();
    await addEvent(open.id, 'Open');
    await addEvent(open.id, 'Draft', { status: 'draft' });
    await addEvent(open.id, 'Scheduled', { publishedAt: Date.now() + DAY_MS });
    await addEvent(open.id, 'Locked', { isLocked: true });
    expect((await (await get('/evenings?format=ical')).text()).match(/SUMMARY:\w+/g)).toEqual(['SUMMARY:Open']);
    for (const slug of ['draft', 'scheduled', 'locked', 'nothing']) {
      const response = await get(`/evenings/${slug}?format=ical`);
      expect(response.status, slug).not.toBe(200);
      expect(await response.text(), slug).not.toContain('VCALENDAR');
    }
    const shut = await events({ title: 'Shut', isLocked: true });
    await addEvent(shut.id, 'Secret');
    const off = await events({ title: 'Off', enabled: false });
    await addEvent(off.id, 'Gone');
    for (const path of ['/shut', '/shut/secret', '/off', '/off/gone', '/shop', '/nowhere']) {
      const response = await get(`${path}?format=ical`);
      expect(response.status, path).not.toBe(200);
      expect(await response.text(), path).not.toMatch(/VCALENDAR|Secret/);
    }
  });
});
