import { isOthersCommand } from './own-commands.ts';

/** The globals of consent tools that answer in the visitor's name, now or once they have asked. */
interface ConsentTools {
  dataLayer?: ArrayLike<unknown>;
  Shopify?: { customerPrivacy?: unknown };
  __tcfapi?: unknown;
  __gpp?: unknown;
}

const globals = () => window as ConsentTools;

/** Whether the page has a consent tool, so that its visitors are not asked twice. */
export function hasConsentTool(): boolean {
  const { __tcfapi, __gpp, Shopify } = globals();
  return Boolean(__tcfapi || __gpp || Shopify?.customerPrivacy || hasOthersCommand('update'));
}

/** Whether another script has sent Google's tags what is allowed, at first (`default`) or by an answer (`update`). */
export function hasOthersCommand(kind: 'default' | 'update'): boolean {
  return Array.from(globals().dataLayer ?? []).some((entry) => isOthersCommand(entry, kind));
}

/** Whether the page has what hears of the visitor's answer, or gives one: Google's tags or a consent tool. */
export function hasConsentParty(): boolean {
  return Array.isArray(globals().dataLayer) || hasConsentTool();
}
