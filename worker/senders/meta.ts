import { DAY_MS } from '#runtime/domain/durations.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { ApiError } from '../http/errors.ts';
import { sha256 } from '../session/service.ts';
import { postJson, shortened } from './call.ts';
import { namesOf } from './event-names.ts';
import type { Account, Sender, SendResult, SentAct } from './port.ts';

const EVENTS_PER_CALL = 1_000;
const VERSION = 'v24.0';

/** Meta's codes of a parameter that is wrong, and of a pixel that is not there, which has the same code. */
const INVALID_PARAMETER = 100;
const NO_SUCH_OBJECT = 33;

interface MetaError {
  message?: string;
  code?: number;
  error_subcode?: number;
  is_transient?: boolean;
}

/**
 * Meta's Conversions API. A call with one event that is older than seven days is refused as a whole. Nothing of what the
 * buyer has typed is sent, not as a hash either.
 */
export const meta: Sender = {
  name: 'meta',
  purpose: 'marketing',
  target: /^\d/,
  base: 'https://graph.facebook.com',
  most: EVENTS_PER_CALL,
  maxAgeMs: 7 * DAY_MS - DAY_MS / 24,

  // Meta requires the browser's name and an address for events of websites.
  fits({ act, person }) {
    if (!namesOf(act).meta) return 'noEvent';
    return person.userAgent !== undefined && person.origin !== undefined ? 'yes' : 'unfit';
  },
  callsFor: (acts) => (acts.length > 0 ? [[...acts]] : []),
  send: (account, acts) => post(account, acts),

  async test(account, act, code) {
    if (code === undefined) throw new ApiError('INVALID_REQUEST', { fields: ['code'] });
    return post(account, [act], { test_event_code: code });
  },
};

async function post(
  { base, target, secret }: Account,
  acts: readonly SentAct[],
  more: object = {},
): Promise<SendResult> {
  const body = { data: acts.map(toEvent), access_token: secret, ...more };
  const { text, ...answer } = await postJson(`${base}/${VERSION}/${target}/events`, body);
  const { message, isTransient, isAboutEvent } = errorIn(text);
  const refusal = isTransient ? 'later' : isAboutEvent ? 'unfit' : 'refused';
  const outcome = answer.outcome === 'refused' ? refusal : answer.outcome;
  return { ...answer, outcome, answer: shortened(message || answer.answer) };
}

function toEvent({ act, person, pseudonym, at }: SentAct): object {
  const { fbp, fbc, userAgent, origin } = person;
  return {
    event_name: namesOf(act).meta,
    event_time: Math.floor(at / 1000),
    event_id: act.id,
    action_source: 'website',
    ...(origin !== undefined && { event_source_url: `${origin}/` }),
    user_data: {
      external_id: [sha256(person.visitorId ?? pseudonym)],
      ...(fbp !== undefined && { fbp }),
      ...(fbc !== undefined && { fbc }),
      ...(userAgent !== undefined && { client_user_agent: userAgent }),
    },
    custom_data: {
      currency: act.currency,
      value: Number(toDecimalText(act.valueCents, act.currency)),
      content_type: 'product_group',
      content_ids: [...new Set(act.items.map(({ itemId }) => itemId))],
      contents: act.items.map(({ itemId, quantity, priceCents }) => ({
        id: itemId,
        quantity,
        item_price: Number(toDecimalText(priceCents, act.currency)),
      })),
      ...(act.orderNumber !== undefined && { order_id: String(act.orderNumber) }),
    },
  };
}

/** Meta's answer to a call that it refuses. It refuses a whole call for one event that it does not understand. */
function errorIn(text: string): { message: string; isTransient: boolean; isAboutEvent: boolean } {
  try {
    const { error } = JSON.parse(text) as { error?: MetaError };
    const { message = '', code, error_subcode: subcode, is_transient: isTransient } = error ?? {};
    const isAboutEvent = code === INVALID_PARAMETER && subcode !== NO_SUCH_OBJECT;
    return { message, isTransient: isTransient === true, isAboutEvent };
  } catch {
    return { message: '', isTransient: false, isAboutEvent: false };
  }
}
