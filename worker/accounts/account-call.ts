import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { type Secrets, sessionSecrets } from '../session/service.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';

/** The data of a visitor's call about an account. */
export interface AccountCall extends ShopCall {
  secrets: Secrets;
  /** The origin that the call was made to; the links of mails lead there. */
  origin: string;
  /** Browser and system, 'Firefox on Linux'; '' where they are unknown. */
  device: string;
}

export function accountCall(c: Context<AppEnv>): AccountCall {
  return {
    ...shopCall(c.env, c.var.site),
    secrets: sessionSecrets(c.env),
    origin: new URL(c.req.url).origin,
    device: deviceOf(c.req.header('User-Agent') ?? ''),
  };
}

const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Returns what a person recognises a session by. The rest of what the browser says is not kept. */
export function deviceOf(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' on ');
}
