import { expect, test } from 'vitest';
import { openPush, readVapid, Subscription } from '../../test/worker/fake-push-service.ts';
import { areUsable, encryptPush } from './encrypt.ts';
import { ECDH } from './key-pair.ts';
import { newVapidKey, signingWith } from './vapid.ts';

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  sender: {
    point: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  browser: {
    point: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    d: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Reads a pair of P-256 from its point and its secret number. */
async function pairOf({ point, d }: { point: string; d: string }): Promise<CryptoKeyPair> {
  const [x, y] = [bytes(point).subarray(1, 33), bytes(point).subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', ...(x && { x }), ...(y && { y }) };
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, ECDH, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d }, ECDH, true, ['deriveBits']),
  };
}

test('the example of RFC 8291 is encrypted to the bytes that stand there, and opened again', async () => {
  const { text, auth, sender, browser, salt, body } = EXAMPLE;
  const fresh = { keys: await pairOf(sender), salt: bytes(salt) };
  const encrypted = await encryptPush({ p256dh: browser.point, auth }, text, 1, fresh);
  expect(Buffer.from(encrypted).toString('base64url')).toBe(body);
  const reader = { auth: bytes(auth), keys: await pairOf(browser), point: bytes(browser.point) };
  expect(await openPush(reader, bytes(body))).toBe(text);
});

test('a push has a length that many texts have, other bytes each time, and one reader', async () => {
  const [mine, other] = [await Subscription.of('a'), await Subscription.of('b')];
  const pushes = await Promise.all(
    ['', 'Order #1', 'ö'.repeat(250)].map((text) => encryptPush(mine.target, text, 512)),
  );
  expect(new Set(pushes.map(({ length }) => length)).size).toBe(1);
  expect(await Promise.all(pushes.map((push) => mine.open(push)))).toEqual(['', 'Order #1', 'ö'.repeat(250)]);
  const again = await encryptPush(mine.target, '', 512);
  expect(Buffer.from(again).subarray(21)).not.toEqual(Buffer.from(pushes[0] ?? []).subarray(21));
  await expect(other.open(again)).rejects.toThrow();
});

test('keys that are no point of the curve, or too short a secret, are not usable', async () => {
  const { target } = await Subscription.of('a');
  expect(await areUsable(target)).toBe(true);
  expect(await areUsable({ ...target, auth: 'AAAA' })).toBe(false);
  expect(await areUsable({ ...target, p256dh: bytes(target.p256dh).fill(7, 2).toString('base64url') })).toBe(false);
  expect(await areUsable({ ...target, p256dh: '' })).toBe(false);
});

test('the example of RFC 8292 is signed as calls of ours are', async () => {
  const example = await readVapid(
    'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ' +
      'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  );
  expect(example.claims).toEqual({ aud: 'https://push.example.net', exp: 1453523768, sub: 'mailto:push@example.com' });
  const key = await newVapidKey();
  const authorize = signingWith(key, 'https://shop.example');
  const header = await authorize('https://push.example.net/send/1?x', 1_000_000);
  expect(await readVapid(header)).toEqual({
    claims: { aud: 'https://push.example.net', exp: 1_000 + 12 * 3600, sub: 'https://shop.example' },
    key: key.publicKey,
  });
  expect(await authorize('https://push.example.net/other', 2_000_000)).toBe(header);
  expect((await readVapid(await authorize('https://apple.example/1', 1_000_000))).claims.aud).toBe(
    'https://apple.example',
  );
});
