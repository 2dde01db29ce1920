import { Hono } from 'hono';
import * as z from 'zod/mini';
import { OwnerGiftCards, ReissuedCard, SentCard } from '#runtime/contracts/owner.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { waitUntil } from '../http/wait-until.ts';
import { dispatchMails, isMailable } from '../mail/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { readCards } from './owner-list.ts';
import { reissueCard } from './reissue.ts';
import { sendCardAgain } from './send-again.ts';
import type { OwnerCardCall } from './stored-card.ts';

const CARDS = '/api/owner/gift-cards';
const SEND = `${CARDS}/:cardId/send`;
const REISSUE = `${CARDS}/:cardId/reissue`;

const Listing = z.strictObject({ cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))), limit: PageLimit });
/** Without an address, the card goes to its recipient. Another address needs the scope `orders:write`. */
const Sending = z.strictObject({
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.refine(isMailable))),
});

/** The owner's API for gift cards that were bought. Codes are in no answer. */
export const ownerGiftCards = new Hono<AppEnv>();

ownerGiftCards.get(
  CARDS,
  owner('orders:read', { summary: 'Lists gift cards that were bought', answer: OwnerGiftCards }),
  query(Listing),
  async (c) => c.json(await readCards(c.env.DB, c.var.site.siteId, c.var.query)),
);

ownerGiftCards.post(
  SEND,
  owner('mails:write', { summary: 'Mails a gift card again', status: 202, answer: SentCard }),
  input(Sending),
  async (c) => {
    const mailId = await sendCardAgain(cardCall(c), c.req.param('cardId'), c.var.input.email);
    await waitUntil(c, dispatchMails(c.env, c.var.site.siteId, [mailId]));
    return c.json({ mailId }, 202);
  },
);

ownerGiftCards.post(
  REISSUE,
  owner('orders:write', { summary: 'Gives a gift card another code', status: 202, answer: ReissuedCard }),
  input(Sending),
  async (c) => {
    const { mailId, dueAt } = await reissueCard(cardCall(c), c.req.param('cardId'), c.var.input.email);
    if (dueAt <= Date.now()) await waitUntil(c, dispatchMails(c.env, c.var.site.siteId, [mailId]));
    return c.json({ mailId, dueAt }, 202);
  },
);

ownerGiftCards.all(CARDS, methodNotAllowed('GET'));
ownerGiftCards.all(SEND, methodNotAllowed('POST'));
ownerGiftCards.all(REISSUE, methodNotAllowed('POST'));

function cardCall(c: ReadableContext): OwnerCardCall {
  return { ...shopCall(c.env, c.var.site), ...c.var.owner, origin: new URL(c.req.url).origin };
}
