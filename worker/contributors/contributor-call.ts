import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { deviceOf } from '../http/device.ts';
import { type Caller, callerOf } from '../session/service.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';

/** The data of a call of somebody who works on the site. */
export interface ContributorCall extends ShopCall {
  /** The origin that the call was made to; the links of mails lead there. */
  origin: string;
  /** Browser and system, 'Firefox (Linux)'; '' where they are unknown. */
  device: string;
  caller: Caller;
}

/** Names a contributor where attempts are counted and browsers are known, apart from a site user of the same address. */
export function personOf(email: string): string {
  return `contributor|${email}`;
}

export function contributorCall(c: Context<AppEnv>): ContributorCall {
  return {
    ...shopCall(c.env, c.var.site),
    origin: new URL(c.req.url).origin,
    device: deviceOf(c.req.header('User-Agent') ?? ''),
    caller: callerOf(c),
  };
}
