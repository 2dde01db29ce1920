import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { deviceOf } from '../http/device.ts';
import { type Caller, callerOf, type Secrets, sessionSecrets } from '../session/service.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';

/** The data of a call of somebody who signs in or is signed in. */
export interface PersonCall extends ShopCall {
  secrets: Secrets;
  /** The origin that the call was made to; the links of mails lead there. */
  origin: string;
  /** Browser and system, 'Firefox (Linux)'; '' where they are unknown. */
  device: string;
  caller: Caller;
}

export function personCall(c: Context<AppEnv>): PersonCall {
  return {
    ...shopCall(c.env, c.var.site),
    secrets: sessionSecrets(c.env),
    origin: new URL(c.req.url).origin,
    device: deviceOf(c.req.header('User-Agent') ?? ''),
    caller: callerOf(c),
  };
}
