import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = Record<string, unknown>;

/** The data of an authenticator; tests change it to be refused. */
interface Manner {
  /** The page's origin, as the browser writes it. */
  origin: string;
  /** The domain that the passkey is made for; the origin's host by default. */
  rpId?: string;
  /** Whether it has recognised the person. */
  isVerified?: boolean;
  /** Whether the page stands in another site's frame. */
  crossOrigin?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64 = (bytes: Uint8Array | ArrayBuffer) => Buffer.from(bytes as Uint8Array).toString('base64url');
const hashOf = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));

/** A passkey in software: a key pair of P-256, and what browsers write around it. */
export class Authenticator {
  readonly #keys: CryptoKeyPair;
  readonly credentialId = base64(crypto.getRandomValues(new Uint8Array(32)));
  userHandle = '';
  /** Passkeys that several devices share count nothing. */
  counter: number;

  private constructor(keys: CryptoKeyPair, counter: number) {
    this.#keys = keys;
    this.counter = counter;
  }

  static async make(counter = 0): Promise<Authenticator> {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    return new Authenticator(
      (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair,
      counter,
    );
  }

  /** Answers the options of a registration. */
  async register(options: Options, manner: Manner): Promise<Record<string, unknown>> {
    this.userHandle = (options.user as { id: string }).id;
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', await this.#data(manner, await this.#credential())],
      ]) as never,
    );
    return this.#answer({
      clientDataJSON: base64(clientData('webauthn.create', options, manner)),
      attestationObject: base64(attestation),
      transports: ['internal', 'made-up'],
    });
  }

  /** Answers the options of a sign-in. */
  async signIn(options: Options, manner: Manner): Promise<Record<string, unknown>> {
    if (this.counter > 0) this.counter += 1;
    const client = clientData('webauthn.get', options, manner);
    const data = await this.#data(manner);
    const signed = joined(data, await hashOf(client));
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, this.#keys.privateKey, signed);
    return this.#answer({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(toDer(new Uint8Array(signature))),
      userHandle: this.userHandle,
    });
  }

  #answer(response: object): Record<string, unknown> {
    const id = this.credentialId;
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  async #data({ origin, rpId, isVerified = true }: Manner, credential?: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    const head = new DataView(new ArrayBuffer(5));
    head.setUint8(0, flags);
    head.setUint32(1, this.counter);
    const rp = await hashOf(bytesOf(rpId ?? new URL(origin).hostname));
    return joined(rp, new Uint8Array(head.buffer), credential ?? new Uint8Array());
  }

  /** Writes the credential: an empty AAGUID, its id and its key in COSE. */
  async #credential(): Promise<Uint8Array> {
    const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', this.#keys.publicKey)) as JsonWebKey;
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.credentialId, 'base64url');
    return joined(new Uint8Array(16), Uint8Array.of(0, id.length), id, isoCBOR.encode(key as never));
  }
}

function clientData(
  type: string,
  { challenge }: Options,
  { origin, crossOrigin = false }: Manner,
): Uint8Array<ArrayBuffer> {
  return bytesOf(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(parts));
}

/** Writes a signature of WebCrypto, two numbers in a row, as authenticators do. */
function toDer(raw: Uint8Array): Uint8Array {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((bytes) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const digits = bytes.slice(first);
    const positive = (digits[0] ?? 0) > 127 ? joined(Uint8Array.of(0), digits) : digits;
    return joined(Uint8Array.of(2, positive.length), positive);
  });
  const body = joined(...numbers);
  return joined(Uint8Array.of(0x30, body.length), body);
}
