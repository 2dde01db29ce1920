import * as z from 'zod/mini';

/** Services to which a shop can send its visitors' acts: Google Analytics 4 and Meta's Conversions API. */
export const SENDERS = ['ga4', 'meta'] as const;
export type SenderName = (typeof SENDERS)[number];

/** Longest secret, in UTF-16 code units. */
const SECRET_MAX_LENGTH = 500;
const CODE_MAX_LENGTH = 50;

/**
 * Body of `PUT /api/owner/senders/{name}`. `target` is the measurement id of a web data stream ("G-ABC123") or the id
 * of a pixel. `secret` is the API secret of the stream, or an access token; without it the one that is known stays. A
 * sender that had stopped goes on; with another target, nothing waits for it any more.
 */
export const SenderSettings = z.strictObject({
  target: z.string().check(z.regex(/^(?:G-[A-Z0-9]{4,20}|\d{5,20})$/)),
  secret: z.optional(z.string().check(z.regex(/^[\w.-]+$/), z.maxLength(SECRET_MAX_LENGTH))),
  isEnabled: z._default(z.boolean(), true),
});
export type SenderSettings = z.infer<typeof SenderSettings>;

/**
 * A sender and how it stands. Times are in ms since the epoch. `waiting` acts are to be sent, `sent` and `givenUp` ones
 * are counted since it was set up; given up is what became too old and what the service does not take. `stoppedAt` says
 * since when nothing is sent because the service has refused a call; `lastAnswer` says why.
 */
export const Sender = z.strictObject({
  name: z.enum(SENDERS),
  target: z.string(),
  isEnabled: z.boolean(),
  stoppedAt: z.nullable(z.int()),
  lastStatus: z.nullable(z.int()),
  lastAnswer: z.string(),
  lastSentAt: z.nullable(z.int()),
  nextTryAt: z.nullable(z.int()),
  waiting: z.int(),
  sent: z.int(),
  givenUp: z.int(),
  updatedAt: z.int(),
});
export type Sender = z.infer<typeof Sender>;

export const SenderList = z.strictObject({ senders: z.array(Sender) });
export type SenderList = z.infer<typeof SenderList>;

/** Body of `POST /api/owner/senders/{name}/test`. Meta needs the code that its page "Test events" shows. */
export const SenderTest = z.strictObject({
  code: z.optional(z.string().check(z.regex(/^\w+$/), z.maxLength(CODE_MAX_LENGTH))),
});
export type SenderTest = z.infer<typeof SenderTest>;

/** What the service answered to a test; `statusCode` is null where no answer came. */
export const SenderTestResult = z.strictObject({
  isAccepted: z.boolean(),
  statusCode: z.nullable(z.int()),
  answer: z.string(),
});
export type SenderTestResult = z.infer<typeof SenderTestResult>;
