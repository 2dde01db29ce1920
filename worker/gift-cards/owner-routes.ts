import { Hono } from 'hono';
import * as z from 'zod/mini';
import { OwnerGiftCards, ReissuedCard, SentCard } from '#runtime/contracts/owner.ts';
import { GivenGiftCard, OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { waitUntil } from '../http/wait-until.ts';
import { dispatchMails, isMailable } from '../mail/service.ts';
import { sessionSecret } from '../session/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { setDisabled } from './disable.ts';
import { giveCard } from './give.ts';
import { readCardHistory } from './owner-history.ts';
import { readCards } from './owner-list.ts';
import { reissueCard } from './reissue.ts';
import { sendCardAgain } from './send-again.ts';
import type { OwnerCardCall } from './stored-card.ts';

const CARDS = '/api/owner/gift-cards';
const CARD = `${CARDS}/:cardId`;
const SEND = `${CARD}/send`;
const REISSUE = `${CARD}/reissue`;
const DISABLE = `${CARD}/disable`;
const ENABLE = `${CARD}/enable`;

const Listing = z.strictObject({ cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))), limit: PageLimit });
/** Without an address, the card goes to its recipient. Another address needs the scope `orders:write`. */
const Sending = z.strictObject({
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.refine(isMailable))),
});

/** The owner's API for gift cards. Codes are in no answer. */
export const ownerGiftCards = new Hono<AppEnv>();

ownerGiftCards.get(
  CARDS,
  owner('orders:read', { summary: 'Lists the gift cards', moves: 'people by page', answer: OwnerGiftCards }),
  query(Listing),
  async (c) => c.json(await readCards(c.env.DB, c.var.site.siteId, c.var.query)),
);

ownerGiftCards.post(
  CARDS,
  owner('orders:write', {
    summary: 'Gives a gift card and mails it',
    moves: 'money',
    status: 201,
    answer: OwnerGiftCardHistory,
  }),
  fieldInput(GivenGiftCard),
  async (c) => {
    const { siteId } = c.var.site;
    const { cardId, mailIds } = await giveCard({ ...ownerCall(c), secret: sessionSecret(c.env) }, c.var.input);
    await waitUntil(c, dispatchMails(c.env, siteId, mailIds));
    c.header('Location', `${CARDS}/${cardId}`);
    return c.json(await readCardHistory(c.env.DB, siteId, cardId), 201);
  },
);

ownerGiftCards.get(
  CARD,
  owner('orders:read', {
    summary: 'Reads a gift card and what it has paid',
    moves: 'people by page',
    answer: OwnerGiftCardHistory,
  }),
  async (c) => c.json(await readCardHistory(c.env.DB, c.var.site.siteId, c.req.param('cardId'))),
);

ownerGiftCards.post(
  DISABLE,
  owner('orders:write', { summary: 'Lets a gift card pay no more', moves: 'money', answer: OwnerGiftCardHistory }),
  async (c) => c.json(await setDisabled(ownerCall(c), c.req.param('cardId'), 'disable')),
);

ownerGiftCards.post(
  ENABLE,
  owner('orders:write', {
    summary: 'Lets a disabled gift card pay again',
    moves: 'money',
    answer: OwnerGiftCardHistory,
  }),
  async (c) => c.json(await setDisabled(ownerCall(c), c.req.param('cardId'), 'enable')),
);

ownerGiftCards.post(
  SEND,
  owner('mails:write', { summary: 'Mails a gift card again', moves: 'money', status: 202, answer: SentCard }),
  input(Sending),
  async (c) => {
    const mailId = await sendCardAgain(cardCall(c), c.req.param('cardId'), c.var.input.email);
    await waitUntil(c, dispatchMails(c.env, c.var.site.siteId, [mailId]));
    return c.json({ mailId }, 202);
  },
);

ownerGiftCards.post(
  REISSUE,
  owner('orders:write', {
    summary: 'Gives a gift card another code',
    moves: 'money',
    status: 202,
    answer: ReissuedCard,
  }),
  input(Sending),
  async (c) => {
    const { mailId, dueAt } = await reissueCard(cardCall(c), c.req.param('cardId'), c.var.input.email);
    if (dueAt <= Date.now()) await waitUntil(c, dispatchMails(c.env, c.var.site.siteId, [mailId]));
    return c.json({ mailId, dueAt }, 202);
  },
);

function cardCall(c: ReadableContext): OwnerCardCall {
  return { ...shopCall(c.env, c.var.site), ...c.var.owner, origin: new URL(c.req.url).origin };
}
