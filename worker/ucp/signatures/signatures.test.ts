import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { Agent } from '../../../test/worker/agent.ts';
import { openShops, SHOP } from '../../../test/worker/shops.ts';
import { signatureBase } from './base.ts';
import { parseSignatures } from './parse.ts';
import { contentDigest } from './verify.ts';

const BODY = JSON.stringify({ line_items: [{ item: { id: 'MUG' }, quantity: 1 }] });
const REQUIRED = ['@method', '@authority', '@path', 'ucp-agent', 'idempotency-key', 'content-digest', 'content-type'];
const ES256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const ED25519 = { name: 'Ed25519' } as const;

const agent = new Agent();
let profiles = 0;
let profile = '';
let answer: () => Response;
let fetched: string[] = [];

/** A program's key, which its profile names. */
async function newSigner(algorithm: typeof ES256 | typeof ED25519 = ES256, more: object = {}) {
  const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const { kty, crv, x, y } = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey;
  const keys = [
    { kty: 'RSA', kid: 'other', n: 'x' },
    { kty, crv, x, ...(y && { y }), kid: 'k1', ...more },
  ];
  answer = () => Response.json({ ucp: { version: '2026-04-08' }, keys });
  const name = algorithm === ES256 ? { name: 'ECDSA', hash: 'SHA-256' } : algorithm;
  return async (base: string) => Buffer.from(await crypto.subtle.sign(name, pair.privateKey, Buffer.from(base)));
}

interface Signing {
  components?: string[];
  parameters?: string;
  headers?: Record<string, string>;
  path?: string;
  /** Of components that are no header. */
  values?: Record<string, string>;
}

const without = (component: string) => REQUIRED.filter((name) => name !== component);
/** A member of a dictionary as a component, between the quotes of its name and its key. */
const memberOf = (name: string, key: string) => `${name}";key="${key}`;

/** Returns the headers of a signed call that creates a cart. */
async function signed(sign: (base: string) => Promise<Buffer>, how: Signing = {}): Promise<Record<string, string>> {
  const { components = REQUIRED, parameters = ';keyid="k1"', path = '/api/ucp/carts' } = how;
  const headers: Record<string, string> = {
    'UCP-Agent': `profile="${profile}"`,
    'Idempotency-Key': createIdempotencyKey(),
    'Content-Digest': `sha-256=${contentDigest(BODY)}`,
    'Content-Type': 'application/json',
    ...how.headers,
  };
  const list = `(${components.map((name) => `"${name}"`).join(' ')})${parameters}`;
  const values: Record<string, string | undefined> = {
    ...{ '@method': 'POST', '@authority': SHOP.host, '@path': path },
    ...how.values,
  };
  const own = new Headers(headers);
  const lines = components.map((name) => `"${name}": ${values[name] ?? own.get(name)}`);
  const bytes = await sign([...lines, `"@signature-params": ${list}`].join('\n'));
  return { ...headers, 'Signature-Input': `sig1=${list}`, Signature: `sig1=:${bytes.toString('base64')}:` };
}

const send = async (headers: Record<string, string | undefined>, body = BODY) => {
  const response = await agent.fetch('/carts', { body, headers });
  const { messages } = await response.json<{ messages?: { code: string }[] }>();
  return [response.status, messages?.[0]?.code];
};
const seconds = (difference: number) => Math.floor(Date.now() / 1000) + difference;

beforeEach(async () => {
  await openShops();
  profile = `https://agent.example/${++profiles}.json`;
  fetched = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    fetched.push(String(input));
    return answer();
  });
});

describe('a good signature', () => {
  test.each([
    ['ES256', ES256],
    ['Ed25519', ED25519],
  ])('by %s passes, and the profile is read once', async (_, algorithm) => {
    const sign = await newSigner(algorithm);
    expect(await send(await signed(sign))).toEqual([201, undefined]);
    expect(await send(await signed(sign))).toEqual([201, undefined]);
    expect(fetched).toEqual([profile]);
  });

  test('passes that covers the members of headers that are read', async () => {
    const [digest, agentOf] = [memberOf('content-digest', 'sha-256'), memberOf('ucp-agent', 'profile')];
    const components = REQUIRED.map((name) => ({ 'content-digest': digest, 'ucp-agent': agentOf })[name] ?? name);
    const values = { [digest]: contentDigest(BODY), [agentOf]: `"${profile}"` };
    expect(await send(await signed(await newSigner(), { components, values }))).toEqual([201, undefined]);
  });

  test('passes within its time, and beside one that is bad', async () => {
    const sign = await newSigner();
    const timely = `;created=${seconds(-5)};expires=${seconds(60)};keyid="k1"`;
    expect(await send(await signed(sign, { parameters: timely }))).toEqual([201, undefined]);
    const headers = await signed(sign);
    const both = {
      ...headers,
      'Signature-Input': `bad=("@method");keyid="k1", ${headers['Signature-Input']}`,
      Signature: `bad=:AAAA:, ${headers.Signature}`,
    };
    expect(await send(both)).toEqual([201, undefined]);
  });

  test('is one by the example of RFC 9421 (B.2.6)', async () => {
    const input =
      'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"';
    const value = 'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:';
    const [signature] = parseSignatures(input, value) ?? [];
    if (!signature) throw new Error('The example was not read');
    const headers = new Headers({
      Date: 'Tue, 20 Apr 2021 02:07:55 GMT',
      'Content-Type': 'application/json',
      'Content-Length': '18',
    });
    const url = new URL('https://example.com/foo?param=Value&Pet=dog');
    const header = (name: string) => headers.get(name) ?? undefined;
    const base = signatureBase({ method: 'POST', url, header }, signature) ?? '';
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs' };
    const key = await crypto.subtle.importKey('jwk', jwk, ED25519, false, ['verify']);
    expect(await crypto.subtle.verify(ED25519, key, signature.bytes, Buffer.from(base))).toBe(true);
  });
});

describe('a bad signature is refused, and nothing happens', () => {
  test.each<[string, Signing, [number, string]]>([
    [
      'does not cover the body',
      { components: REQUIRED.filter((name) => name !== 'content-digest') },
      [401, 'coverage_insufficient'],
    ],
    [
      'does not cover the host',
      { components: REQUIRED.filter((name) => name !== '@authority') },
      [401, 'coverage_insufficient'],
    ],
    ['is for another path', { path: '/api/ucp/other' }, [401, 'signature_invalid']],
    ['names a key of nobody', { parameters: ';keyid="k2"' }, [401, 'key_not_found']],
    ['names a key of another kind', { parameters: ';keyid="other"' }, [400, 'algorithm_unsupported']],
    ['covers what is not there', { components: [...REQUIRED, 'x-none'] }, [401, 'signature_invalid']],
    ['covers one thing twice', { components: [...REQUIRED, '@method'] }, [401, 'signature_invalid']],
    [
      'covers a name that no header can have',
      { components: [...REQUIRED, 'a@b'], values: { 'a@b': '' } },
      [401, 'signature_invalid'],
    ],
    [
      'covers a member of what has none',
      { components: [...without('@method'), memberOf('@method', 'a')], values: { [memberOf('@method', 'a')]: '' } },
      [401, 'coverage_insufficient'],
    ],
    [
      'covers a digest of the body that nobody compares',
      {
        components: [...without('content-digest'), memberOf('content-digest', 'sha-512')],
        values: { [memberOf('content-digest', 'sha-512')]: ':AAAA:' },
        headers: { 'Content-Digest': `sha-512=:AAAA:, sha-256=${contentDigest(BODY)}` },
      },
      [401, 'coverage_insufficient'],
    ],
  ])('that %s', async (_, how, refusal) => {
    expect(await send(await signed(await newSigner(), how))).toEqual(refusal);
  });

  test('that is over, or begins later, or is too old', async () => {
    const sign = await newSigner();
    for (const times of [`;expires=${seconds(-120)}`, `;created=${seconds(600)}`, `;created=${seconds(-3600)}`]) {
      const headers = await signed(sign, { parameters: `${times};keyid="k1"` });
      expect(await send(headers)).toEqual([401, 'signature_expired']);
    }
  });

  test('that is used for another body, key or method', async () => {
    const headers = await signed(await newSigner());
    expect(await send(headers, BODY.replace('1', '9'))).toEqual([400, 'digest_mismatch']);
    expect(await send({ ...headers, 'Idempotency-Key': createIdempotencyKey() })).toEqual([401, 'signature_invalid']);
  });

  test('that lacks one of its headers, or is none', async () => {
    const headers = await signed(await newSigner());
    expect(await send({ ...headers, Signature: undefined })).toEqual([401, 'signature_missing']);
    expect(await send({ ...headers, Signature: 'x' })).toEqual([401, 'signature_invalid']);
    expect(await send({ ...headers, 'Signature-Input': 'sig1=(' })).toEqual([401, 'signature_invalid']);
  });

  test('by a key for something else', async () => {
    const sign = await newSigner(ES256, { use: 'enc' });
    expect(await send(await signed(sign))).toEqual([401, 'key_not_found']);
  });
});

describe('a profile', () => {
  test.each([
    ['is away', () => new Response('', { status: 500 })],
    ['leads elsewhere', () => Response.redirect('https://elsewhere.example')],
    ['is no JSON', () => new Response('<html>')],
    ['is endless', () => new Response('x'.repeat(200_000))],
  ])('that %s makes no signature good', async (_, response) => {
    const headers = await signed(await newSigner());
    answer = response;
    expect(await send(headers)).toEqual([424, 'profile_unreachable']);
  });

  test('is never fetched from a private network', async () => {
    const sign = await newSigner();
    for (const address of ['https://10.0.0.1/p', 'https://shop.internal/p', 'https://localhost/p', 'https://[::1]/p']) {
      profile = address;
      expect(await send(await signed(sign))).toEqual([400, 'invalid_profile_url']);
    }
    expect(fetched).toEqual([]);
  });

  test('is not fetched for a call without a signature', async () => {
    expect(await send({})).toEqual([201, undefined]);
    expect(fetched).toEqual([]);
  });
});

test('answers about a checkout are signed by the key of the shop’s profile', async () => {
  const response = await agent.fetch('/checkout-sessions', { body: BODY });
  const body = await response.text();
  const header = (name: string) => response.headers.get(name) ?? '';
  expect(header('Content-Digest')).toBe(`sha-256=${contentDigest(body)}`);
  const [signature] = parseSignatures(header('Signature-Input'), header('Signature')) ?? [];
  if (!signature) throw new Error('The answer has no signature');
  const { keys } = await (await agent.fetch('/.well-known/ucp')).json<{ keys: JsonWebKey[] }>();
  expect(keys[0]).toMatchObject({ kid: signature.keyid });
  const base = [
    '"@status": 201',
    `"content-digest": ${header('Content-Digest')}`,
    `"content-type": ${header('Content-Type')}`,
    `"@signature-params": ${signature.parameters}`,
  ].join('\n');
  if (!keys[0]) throw new Error('The profile has no key');
  const key = await crypto.subtle.importKey('jwk', keys[0], ES256, false, ['verify']);
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  expect(await crypto.subtle.verify(algorithm, key, signature.bytes, Buffer.from(base))).toBe(true);
});
