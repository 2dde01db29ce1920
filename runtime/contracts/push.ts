import * as z from 'zod/mini';
import { NOTICE_KINDS } from '../domain/notice-kinds.ts';
import type { ConsoleLanguage } from '../i18n/console-languages.ts';

const endpoint = z.url().check(z.maxLength(2_000));
/** Base64url of a browser's key. */
const key = (maxLength: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxLength));
const kinds = z.array(z.enum(NOTICE_KINDS)).check(z.maxLength(NOTICE_KINDS.length));

/**
 * Body of `PUT /api/contributors/push/devices/:id`: a browser's subscription as the Push API has it, and of which kinds of
 * notices it gets pushes. The id is the SHA-256 of the endpoint, as hex. `replaces` is the id of the caller's device whose
 * place it takes, where the browser has changed its subscription.
 */
export const PushSubscriptionOfDevice = z.strictObject({
  endpoint,
  p256dh: key(100),
  auth: key(30),
  kinds,
  replaces: z.optional(z.string().check(z.maxLength(64))),
});
export type PushSubscriptionOfDevice = z.infer<typeof PushSubscriptionOfDevice>;

/**
 * A browser that gets pushes of the caller's. `name` is "Firefox (Linux)" or '' where it is unknown. Times are in ms since
 * the epoch; `succeededAt` is null where no push has been taken yet, and `failingSince` where the last one was.
 */
export const PushDevice = z.strictObject({
  id: z.string(),
  name: z.string(),
  kinds,
  createdAt: z.int(),
  succeededAt: z.nullable(z.int()),
  failingSince: z.nullable(z.int()),
});
export type PushDevice = z.infer<typeof PushDevice>;

/**
 * Answer of `GET /api/contributors/push`: the caller's own devices, and the key with which a browser subscribes, as
 * base64url; null where the server cannot open its other half.
 */
export const PushState = z.strictObject({ publicKey: z.nullable(z.string()), devices: z.array(PushDevice) });
export type PushState = z.infer<typeof PushState>;

/** Body of `POST /api/contributors/push/seen`: the browser in which the caller has the console open. */
export const PushSeen = z.strictObject({ endpoint });

/** Whether that browser gets pushes of the caller's. */
export const PushSeenAnswer = z.strictObject({ isOn: z.boolean() });

/** Whether the push service has taken a push at once. */
export const PushTested = z.strictObject({ isSent: z.boolean() });

/** A device shows this. A push carries it as JSON for the console's service worker, without data of buyers. */
export interface PushMessage {
  title: string;
  body: string;
  /** The device shows one notification with a tag. */
  tag: string;
  /** The console's screen that a press opens: 'orders/…'. */
  target: string;
  lang: ConsoleLanguage;
}
