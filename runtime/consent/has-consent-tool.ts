/** The globals of consent tools that answer in the visitor's name, now or once they have asked. */
interface ConsentTools {
  dataLayer?: ArrayLike<unknown>;
  Shopify?: { customerPrivacy?: unknown };
  __tcfapi?: unknown;
  __gpp?: unknown;
}

/** Whether the page has a consent tool, so that its visitors are not asked twice. */
export function hasConsentTool(): boolean {
  const { dataLayer, __tcfapi, __gpp, Shopify } = window as ConsentTools;
  const isUpdate = (entry: unknown) => Object(entry)[0] === 'consent' && Object(entry)[1] === 'update';
  return Boolean(__tcfapi || __gpp || Shopify?.customerPrivacy || Array.from(dataLayer ?? []).some(isUpdate));
}
