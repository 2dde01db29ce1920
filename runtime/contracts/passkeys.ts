import * as z from 'zod/mini';

/** Most passkeys of one person. */
export const MAX_PASSKEYS = 20;

/** What `navigator.credentials` takes or gives, in the JSON of the WebAuthn standard. */
const WebAuthnJson = z.record(z.string(), z.unknown());

/** A passkey of a person. */
export const Passkey = z.object({
  id: z.string(),
  /** After the device that made it, 'Chrome (Linux)', or 'Passkey' where it is unknown. */
  name: z.string(),
  createdAt: z.int(),
  /** When it signed in last; null where it never did. */
  usedAt: z.nullable(z.int()),
});
export type Passkey = z.infer<typeof Passkey>;

/** Answer of `GET …/passkeys`, the newest first. */
export const Passkeys = z.object({ passkeys: z.array(Passkey) });
export type Passkeys = z.infer<typeof Passkeys>;

/** Body of `POST …/passkeys/options`, `POST …/session/passkey/options` and `POST …/confirmation/passkey/options`. */
export const NoBody = z.strictObject({});

/** Answer of the calls whose body is `NoBody`. Its challenge counts once, for five minutes. */
export const PasskeyOptions = z.object({ options: WebAuthnJson });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** Body of `POST …/passkeys`: the authenticator's answer. */
export const PasskeyRequest = z.strictObject({ response: WebAuthnJson });
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** Body of `POST …/session/passkey`. */
export const PasskeySessionRequest = z.strictObject({
  response: WebAuthnJson,
  rememberMe: z._default(z.boolean(), false),
});
export type PasskeySessionRequest = z.input<typeof PasskeySessionRequest>;
