import { HOUR_MS } from '#runtime/domain/durations.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { postJson, shortened } from './call.ts';
import { namesOf } from './event-names.ts';
import type { Account, Sender, SentAct } from './port.ts';

/** Events that the Measurement Protocol takes in one call, all of one visitor. */
const EVENTS_PER_CALL = 25;
/** Lines of an event that it takes; a cart holds more, and its value is of all of them. */
const MAX_ITEMS = 200;
/** Acts that are read at a time. In the worst case each is of another visitor, and needs a call of its own. */
const ACTS_AT_A_TIME = 100;

/** Google Analytics 4 by its Measurement Protocol. It answers nothing about what it takes, but for tests. */
export const ga4: Sender = {
  name: 'ga4',
  purpose: 'analytics',
  target: /^G-/,
  base: 'https://www.google-analytics.com',
  most: ACTS_AT_A_TIME,
  maxAgeMs: 72 * HOUR_MS,

  fits: ({ act }) => (namesOf(act).ga4 ? 'yes' : 'noEvent'),
  callsFor: byVisitor,

  async send(account, acts) {
    const { text: _, ...answer } = await postJson(address(account, '/mp/collect'), payload(account, acts));
    return answer;
  },

  async test(account, act) {
    const { text, ...answer } = await postJson(address(account, '/debug/mp/collect'), payload(account, [act]));
    const messages = messagesIn(text);
    const outcome = answer.outcome === 'sent' && messages.length > 0 ? 'refused' : answer.outcome;
    return { ...answer, outcome, answer: shortened(messages.join(' ') || answer.answer) };
  },
};

/** Groups acts by visitor and by what else they allow, because a call is about one; no group is too large for a call. */
function byVisitor(acts: readonly SentAct[]): SentAct[][] {
  const groups = new Map<string, SentAct[]>();
  for (const act of acts) {
    const name = `${clientId(act)} ${act.purposes.join('.')}`;
    const group = groups.get(name) ?? [];
    group.push(act);
    groups.set(name, group);
  }
  return [...groups.values()].flatMap((group) => {
    const calls = Math.ceil(group.length / EVENTS_PER_CALL);
    return Array.from({ length: calls }, (_, i) => group.slice(i * EVENTS_PER_CALL, (i + 1) * EVENTS_PER_CALL));
  });
}

function clientId({ person, pseudonym }: SentAct): string {
  return person.gaId ?? person.visitorId ?? pseudonym;
}

function address({ base, target, secret }: Account, path: string): string {
  return `${base}${path}?${new URLSearchParams({ measurement_id: target, api_secret: secret })}`;
}

function payload({ target }: Account, acts: readonly SentAct[]): object {
  const stream = target.slice('G-'.length);
  const [first] = acts;
  const forAds = acts.every(({ purposes }) => purposes.includes('marketing')) ? 'GRANTED' : 'DENIED';
  return {
    client_id: first && clientId(first),
    consent: { ad_user_data: forAds, ad_personalization: forAds },
    events: acts.map(({ act, at, person }) => ({
      name: namesOf(act).ga4,
      timestamp_micros: at * 1000,
      params: {
        event_id: act.id,
        ...(act.orderNumber !== undefined && { transaction_id: String(act.orderNumber) }),
        currency: act.currency,
        value: Number(toDecimalText(act.valueCents, act.currency)),
        items: act.items.slice(0, MAX_ITEMS).map(({ itemId, sku, title, quantity, priceCents }) => ({
          item_id: itemId,
          item_name: title,
          item_variant: sku,
          quantity,
          price: Number(toDecimalText(priceCents, act.currency)),
        })),
        ...(person.gaSessions?.[stream] !== undefined && { session_id: person.gaSessions[stream] }),
        engagement_time_msec: 1,
      },
    })),
  };
}

function messagesIn(text: string): string[] {
  try {
    const { validationMessages = [] } = JSON.parse(text) as { validationMessages?: { description?: string }[] };
    return validationMessages.map(({ description = '' }) => description);
  } catch {
    return [];
  }
}
