import { type MailService, SendFailure } from './sender.ts';

/**
 * The service usually answers within two seconds. The time-out is long, because a service that does not answer may
 * still send.
 */
const ANSWER_TIMEOUT_MS = 30_000;
/** The service sets Message-ID itself. This header identifies two copies of a mail instead. */
const MAIL_ID_HEADER = 'X-Storefront-Mail-Id';

/** The service's error codes that do not go away by waiting a few minutes. */
const OUTLOOK: Readonly<Record<string, SendFailure['outlook']>> = {
  E_SENDER_NOT_VERIFIED: 'later',
  E_SENDER_DOMAIN_NOT_AVAILABLE: 'later',
  E_DAILY_LIMIT_EXCEEDED: 'later',
  E_VALIDATION_ERROR: 'never',
  E_FIELD_MISSING: 'never',
  E_RECIPIENT_NOT_ALLOWED: 'never',
  E_RECIPIENT_SUPPRESSED: 'never',
  E_CONTENT_TOO_LARGE: 'never',
  E_HEADER_NOT_ALLOWED: 'never',
  E_HEADER_USE_API_FIELD: 'never',
  E_HEADER_VALUE_INVALID: 'never',
  E_HEADER_VALUE_TOO_LONG: 'never',
  E_HEADER_NAME_INVALID: 'never',
  E_HEADERS_TOO_LARGE: 'never',
  E_HEADERS_TOO_MANY: 'never',
};

/** Sends by Cloudflare's `send_email` binding, from addresses whose domains are set up there. */
export function sendEmailBinding(binding: SendEmail): MailService {
  return {
    async send({ id, from, fromName, recipient, replyTo, subject, text, html, headers }) {
      const sending = binding.send({
        from: { email: from, name: fromName },
        to: recipient,
        subject,
        text,
        html,
        ...(replyTo && { replyTo }),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers, [MAIL_ID_HEADER]: id },
      });
      try {
        await withinTime(sending);
      } catch (error) {
        throw error instanceof SendFailure ? error : toFailure(error);
      }
    },
  };
}

async function withinTime(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new SendFailure('TIMEOUT', 'soon')), ANSWER_TIMEOUT_MS);
  });
  try {
    await Promise.race([sending, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Converts an error. Only its code or name is kept, because messages may quote an address. */
function toFailure(error: unknown): SendFailure {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  const known = typeof code === 'string' && /^[A-Z][A-Z_]{1,60}$/.test(code) ? code : String(name ?? 'Error');
  return new SendFailure(known, OUTLOOK[known] ?? 'soon');
}
