import { vi } from 'vitest';

/** A push as the browser reads it. */
export interface Pushed {
  endpoint: string;
  headers: Headers;
  /** What the shop's service worker gets. */
  message: { title: string; body: string; tag: string; target: string; lang: string };
  /** The claims of the token, whose signature is right. */
  claims: { aud: string; exp: number; sub: string };
  /** The key that has signed it. */
  key: string;
  bytes: number;
}

const P256 = { namedCurve: 'P-256' } as const;

/** A browser's subscription, which can open what is sent to it. */
export class Subscription {
  readonly auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
  readonly endpoint: string;
  readonly keys: CryptoKeyPair;
  readonly point: Buffer;

  private constructor(endpoint: string, keys: CryptoKeyPair, point: Buffer) {
    this.endpoint = endpoint;
    this.keys = keys;
    this.point = point;
  }

  static async of(name: string, host = 'push.example'): Promise<Subscription> {
    const keys = await crypto.subtle.generateKey({ name: 'ECDH', ...P256 }, true, ['deriveBits']);
    if (!('publicKey' in keys)) throw new TypeError('no pair');
    const raw = await crypto.subtle.exportKey('raw', keys.publicKey);
    if (!(raw instanceof ArrayBuffer)) throw new TypeError('no raw key');
    return new Subscription(`https://${host}/send/${name}`, keys, Buffer.from(raw));
  }

  /** The subscription as a browser gives it to the console. */
  get target() {
    const { endpoint, point, auth } = this;
    return { endpoint, p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
  }

  /** Opens a body as a browser does. Rejects where it was not encrypted for this one. */
  async open(body: Uint8Array): Promise<string> {
    return openPush(this, body);
  }
}

/** Opens a push by RFC 8291 and RFC 8188, which is written here anew, so that it shows what browsers read. */
export async function openPush(
  { auth, keys, point }: { auth: Uint8Array; keys: Pick<CryptoKeyPair, 'privateKey'>; point: Uint8Array },
  body: Uint8Array,
): Promise<string> {
  const bytes = Buffer.from(body);
  const size = bytes.readUInt32BE(16);
  const end = 21 + bytes.readUInt8(20);
  const [salt, theirs, record] = [bytes.subarray(0, 16), bytes.subarray(21, end), bytes.subarray(end)];
  if (record.length > size || bytes.length > 4096) throw new RangeError('more than a record');
  const sender = await crypto.subtle.importKey('raw', theirs, { name: 'ECDH', ...P256 }, false, []);
  const agreement = { name: 'ECDH', public: sender };
  const shared = Buffer.from(await crypto.subtle.deriveBits(agreement, keys.privateKey, 256));
  const extract = async (salted: Uint8Array, secret: Uint8Array, info: readonly Uint8Array[], length: number) => {
    const hmac = async (key: Uint8Array, data: Uint8Array) => {
      const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      return Buffer.from(await crypto.subtle.sign('HMAC', imported, data));
    };
    const expanded = await hmac(await hmac(salted, secret), Buffer.concat([...info, Buffer.from([1])]));
    return expanded.subarray(0, length);
  };
  const text = (value: string) => Buffer.from(`${value}\0`);
  const ikm = await extract(auth, shared, [text('WebPush: info'), point, theirs], 32);
  const key = await extract(salt, ikm, [text('Content-Encoding: aes128gcm')], 16);
  const iv = await extract(salt, ikm, [text('Content-Encoding: nonce')], 12);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const opened = Buffer.from(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, cipher, record));
  const mark = opened.findLastIndex((byte) => byte !== 0);
  if (opened[mark] !== 2) throw new RangeError('no mark of the last record');
  return opened.subarray(0, mark).toString('utf8');
}

/** Returns the claims of a VAPID header; rejects where its signature is wrong. */
export async function readVapid(header: string): Promise<{ claims: Pushed['claims']; key: string }> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const ecdsa = { name: 'ECDSA', ...P256 };
  const imported = await crypto.subtle.importKey('raw', Buffer.from(key, 'base64url'), ecdsa, false, ['verify']);
  const isRight = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    imported,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${head}.${claims}`),
  );
  if (!isRight) throw new Error('The signature is wrong');
  const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  if (decoded(head).alg !== 'ES256') throw new Error('Another algorithm');
  return { claims: decoded(claims), key };
}

/** Push services of all hosts, in the place of `fetch`; they take what is encrypted and signed as it must be. */
export class FakePushService {
  readonly pushed: Pushed[] = [];
  /** The options of each call, also of those that were refused. */
  readonly calls: { endpoint: string; init: RequestInit }[] = [];
  /** What the next calls are answered; 201 once none is left. */
  answers: (() => Response | Promise<Response>)[] = [];
  private readonly subscriptions: readonly Subscription[];

  constructor(...subscriptions: readonly Subscription[]) {
    this.subscriptions = subscriptions;
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => this.take(String(url), init ?? {}));
  }

  /** Returns the texts that were shown, in their order. */
  get bodies(): string[] {
    return this.pushed.map(({ message }) => message.body);
  }

  private async take(endpoint: string, init: RequestInit): Promise<Response> {
    this.calls.push({ endpoint, init });
    const answer = await this.answers.shift()?.();
    if (answer && !answer.ok) return answer;
    const subscription = this.subscriptions.find((each) => each.endpoint === endpoint);
    if (!subscription) return new Response(null, { status: 404 });
    const headers = new Headers(init.headers);
    const bytes = new Uint8Array(await new Response(init.body ?? null).arrayBuffer());
    const { claims, key } = await readVapid(headers.get('Authorization') ?? '');
    if (claims.aud !== new URL(endpoint).origin) return new Response(null, { status: 403 });
    const message = JSON.parse(await subscription.open(bytes));
    this.pushed.push({ endpoint, headers, message, claims, key, bytes: bytes.length });
    return answer ?? new Response(null, { status: 201 });
  }
}
