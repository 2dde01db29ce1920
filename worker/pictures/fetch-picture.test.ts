import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OWN_PICTURES } from '../../test/worker/owner-pictures.ts';
import { png } from '../../test/worker/png.ts';
import { count, openShops } from '../../test/worker/shops.ts';

const MUG = 'https://cdn.example/files/a%20mug.png?v=1';
const picture = () => new Response(png(4, 3, () => [200, 0, 0]));

let owner: OwnerProgram;
/** Addresses that were called. */
let called: string[];

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of({ scopes: ['pictures:read', 'pictures:write'] });
});
afterEach(() => vi.restoreAllMocks());

/** Lets each address answer as given here; the connection to any other breaks. */
function web(answers: Record<string, () => Response>): void {
  called = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    called.push(String(url));
    const answer = answers[String(url)];
    if (!answer) throw new TypeError('Network connection lost.');
    return answer();
  });
}

const fetched = (url: string) => owner.fetch(`${OWN_PICTURES}/fetch`, { method: 'POST', body: { url } });
const redirect = (Location: string) => () => new Response(null, { status: 302, headers: { Location } });

test('a picture is fetched once, and the same bytes at another address are the same picture', async () => {
  const other = 'https://cdn.example/other.png';
  web({ [MUG]: redirect('/moved.png'), 'https://cdn.example/moved.png': picture, [other]: picture });
  const first = await fetched(MUG);
  const stored = (await first.json()) as { id: string };
  expect([first.status, stored]).toMatchObject([201, { filename: 'a mug.png', width: 4, height: 3 }]);
  for (const url of [MUG, other, other]) {
    const again = await fetched(url);
    expect([again.status, await again.json()]).toMatchObject([200, { id: stored.id }]);
  }
  expect(called).toEqual([MUG, 'https://cdn.example/moved.png', other]);
  expect(await count('asset_sources')).toBe(2);
});

test.each([
  'http://cdn.example/a.png',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://localhost/a.png',
  'https://nas.local/a.png',
  'https://metadata.google.internal/a.png',
  'https://me:secret@cdn.example/a.png',
  'https://cdn.example:8443/a.png',
  'file:///etc/passwd',
])('%s is not called, nor is it where a redirect leads to it', async (url) => {
  web({ [MUG]: redirect(url) });
  expect(await refusal(await fetched(url))).toMatchObject({ status: 400, errors: { url: expect.any(String) } });
  expect(called).toEqual([]);
  expect(await refusal(await fetched(MUG))).toMatchObject({ status: 502, code: 'PICTURE_UNREACHABLE' });
  expect(called).toEqual([MUG]);
});

test('a picture whose address has no name for a file gets one', async () => {
  const urls = [`https://cdn.example/${'a'.repeat(300)}.png`, 'https://cdn.example/..%2F%00'];
  web({ [urls[0] as string]: picture, [urls[1] as string]: () => new Response(png(2, 2, () => [0, 0, 9])) });
  const names = await Promise.all(urls.map(async (url) => (await (await fetched(url)).json()) as { filename: string }));
  expect(names.map(({ filename }) => filename)).toEqual(['picture', '_']);
});

test('a picture that breaks off is refused like one that does not come', async () => {
  const bytes = png(4, 3, () => [200, 0, 0]);
  const body = () => {
    let pulls = 0;
    return new ReadableStream<Uint8Array>({
      pull: (controller) => (pulls++ ? controller.error(new Error('lost')) : controller.enqueue(bytes.slice(0, 20))),
    });
  };
  web({ [MUG]: () => new Response(body()) });
  expect(await refusal(await fetched(MUG))).toMatchObject({ status: 502, code: 'PICTURE_UNREACHABLE' });
  expect([await count('assets'), await count('unused_objects')]).toEqual([0, 0]);
});

test('an address that does not answer, goes round in circles or has no picture is refused, and nothing is stored', async () => {
  web({ 'https://cdn.example/round': redirect('/round'), 'https://cdn.example/page': () => new Response('<html>') });
  expect(await refusal(await fetched(MUG))).toMatchObject({ code: 'PICTURE_UNREACHABLE' });
  expect(await refusal(await fetched('https://cdn.example/round'))).toMatchObject({ code: 'PICTURE_UNREACHABLE' });
  expect(called).toHaveLength(5);
  expect(await refusal(await fetched('no address'))).toMatchObject({ status: 400 });
  expect(await refusal(await fetched('https://cdn.example/page'))).toMatchObject({ code: 'PICTURE_UNSUPPORTED' });
  expect([await count('assets'), await count('asset_sources')]).toEqual([0, 0]);
});
