import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  AccountOrders,
  AccountSubscriptions,
  EmailChange,
  EmailRequest,
  LocaleRequest,
  MailFollows,
  PasswordChange,
  ProfileChange,
  SessionResponse,
  SignUpRequest,
  SiteUser,
} from '#runtime/contracts/account.ts';
import { AccountData } from '#runtime/contracts/account-data.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { findById, forgetSession, personCall } from '../people/service.ts';
import { contractLinks } from '../site/contract-links.ts';
import { readReturnPath } from '../site/return-path.ts';
import { deleteAccount, setLanguage, setName } from './changes.ts';
import { readData } from './data.ts';
import { answerSession, entry, mailEmailLink, mailLink } from './entry.ts';
import { siteUser } from './identity.ts';
import { listOrders, listSubscriptions } from './orders.ts';
import { SITE_USERS } from './policy.ts';
import { recentSignIn } from './recent-sign-in.ts';
import { changePassword } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { type SiteUserRow, toSiteUser } from './site-user.ts';

const ACCOUNT = '/api/site-users/account';
const PASSWORD = `${ACCOUNT}/password`;
const PASSWORD_RESET = `${ACCOUNT}/password-reset`;
const SIGN_IN_LINK = `${ACCOUNT}/sign-in-link`;
const EMAIL = `${ACCOUNT}/email`;
const LOCALE = `${ACCOUNT}/locale`;
const ORDERS = `${ACCOUNT}/orders`;
const SUBSCRIPTIONS = `${ACCOUNT}/subscriptions`;
const DATA = `${ACCOUNT}/data`;

const OrderPage = z.strictObject({
  cursor: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.coerce.number<string>())),
  limit: PageLimit,
});
const Nothing = z.strictObject({});

/** The accounts of site users. */
export const accounts = new Hono<AppEnv>();

accounts.post(
  ACCOUNT,
  describe({
    summary: 'Starts an account, which its owner confirms by mail',
    body: SignUpRequest,
    answer: MailFollows,
  }),
  entry('sign-up'),
  async (c) => {
    const request = parse(SignUpRequest, c.var.body.json);
    const returnPath = readReturnPath(request.returnPath);
    await signUp(personCall(c), { ...request, returnPath, language: request.language ?? '' });
    return c.json({ isMailSent: true });
  },
);

accounts.post(
  PASSWORD_RESET,
  describe({ summary: 'Mails a link for a new password', body: EmailRequest, answer: MailFollows }),
  entry('mail'),
  async (c) => {
    await mailLink(c, parse(EmailRequest, c.var.body.json), 'password');
    return c.json({ isMailSent: true });
  },
);

accounts.post(
  SIGN_IN_LINK,
  describe({ summary: 'Mails a link that signs in', body: EmailRequest, answer: MailFollows }),
  entry('mail'),
  async (c) => {
    await mailLink(c, parse(EmailRequest, c.var.body.json), 'sign-in');
    return c.json({ isMailSent: true });
  },
);

accounts.put(
  PASSWORD,
  describe({
    summary: 'Changes the password, and ends all other sessions',
    body: PasswordChange,
    answer: SessionResponse,
    ifMatch: 'none',
  }),
  siteUser,
  rateLimit('FORM_WRITES', 'sign-in'),
  jsonBody,
  async (c) => {
    const change = parse(PasswordChange, c.var.body.json);
    const { id: sessionId, isRemembered } = c.var.siteUser;
    const user = await requireUser(c);
    return answerSession(c, await changePassword(personCall(c), user, { ...change, isRemembered, sessionId }));
  },
);

accounts.post(
  EMAIL,
  describe({ summary: 'Mails a link that changes the address', body: EmailChange, answer: MailFollows }),
  siteUser,
  rateLimit('FORM_WRITES', 'sign-in'),
  jsonBody,
  async (c) => {
    const { email, currentPassword } = parse(EmailChange, c.var.body.json);
    const { id, beganAt } = c.var.siteUser;
    await mailEmailLink(c, { id, person: await requireUser(c), beganAt }, { email, currentPassword });
    return c.json({ isMailSent: true });
  },
);

accounts.get(ACCOUNT, describe({ summary: 'Reads the account', answer: SiteUser }), siteUser, async (c) =>
  c.json(toSiteUser(await requireUser(c))),
);

accounts.put(
  ACCOUNT,
  describe({ summary: 'Changes the name', body: ProfileChange, answer: SiteUser, ifMatch: 'none' }),
  siteUser,
  jsonBody,
  async (c) => {
    await setName(personCall(c), c.var.siteUser.userId, parse(ProfileChange, c.var.body.json));
    return c.json(toSiteUser(await requireUser(c)));
  },
);

accounts.delete(
  ACCOUNT,
  describe({ summary: 'Deletes the account; orders stay, as the law asks', status: 204, ifMatch: 'none' }),
  siteUser,
  recentSignIn,
  async (c) => {
    await deleteAccount(personCall(c), c.var.siteUser.email);
    forgetSession(SITE_USERS, c);
    return c.body(null, 204);
  },
);

accounts.post(
  LOCALE,
  describe({ summary: 'Chooses the language of mails', body: LocaleRequest, answer: Nothing }),
  siteUser,
  jsonBody,
  async (c) => {
    const { language } = parse(LocaleRequest, c.var.body.json);
    await setLanguage(personCall(c), c.var.siteUser.userId, language);
    return c.json({});
  },
);

accounts.get(
  ORDERS,
  describe({ summary: 'Lists the orders of the account', answer: AccountOrders, query: OrderPage }),
  siteUser,
  async (c) => {
    const page = parse(OrderPage, c.req.query());
    const [orders, texts] = await Promise.all([
      listOrders(personCall(c), c.var.siteUser.email, page),
      textsIn(c.var.site.language),
    ]);
    const { timeZone } = c.var.site;
    return c.json({
      ...orders,
      orders: orders.orders.map((order) => ({ ...order, timeZone })),
      ...contractLinks(c.var.site, texts, Date.now(), ['withdrawal']),
    });
  },
);

accounts.get(
  SUBSCRIPTIONS,
  describe({ summary: 'Lists the subscriptions of the account', answer: AccountSubscriptions }),
  siteUser,
  async (c) => {
    const [subscriptions, texts] = await Promise.all([
      listSubscriptions(personCall(c), c.var.siteUser.email),
      textsIn(c.var.site.language),
    ]);
    const { timeZone } = c.var.site;
    return c.json({
      subscriptions: subscriptions.map((subscription) => ({ ...subscription, timeZone })),
      ...contractLinks(c.var.site, texts, Date.now(), ['cancellation']),
    });
  },
);

accounts.get(
  DATA,
  describe({ summary: 'Reads what the shop keeps of the person', answer: AccountData }),
  siteUser,
  async (c) => {
    c.header('Content-Disposition', 'attachment; filename="my-data.json"');
    return c.json(await readData(personCall(c), await requireUser(c), c.var.siteUser.id));
  },
);

/** Reads the signed-in person's account. Throws SIGN_IN_NEEDED where it was deleted meanwhile. */
async function requireUser(c: Context<AppEnv>): Promise<SiteUserRow> {
  const user = await findById(SITE_USERS, personCall(c), c.var.siteUser.userId);
  if (!user) throw new ApiError('SIGN_IN_NEEDED');
  return user;
}
