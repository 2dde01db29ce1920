const HOST_MAX_LENGTH = 253;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Returns a host name as browsers send it, in lower case and with other scripts in ASCII ('xn--…'); undefined for any
 * text that is no host name alone. Addresses of numbers are none: the last label of a name has a letter.
 */
export function hostnameOf(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  if (/[\s/\\:@?#%[\]*]/.test(name)) return undefined;
  const hostname = URL.parse(`https://${name}/`)?.hostname;
  if (hostname === undefined || hostname.length > HOST_MAX_LENGTH) return undefined;
  const labels = hostname.split('.');
  return labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '') ? hostname : undefined;
}

/**
 * Returns the origin of a web address as browsers send it: 'https://shop.example', with a port that is not the scheme's
 * own. The address may be that of a page, as people copy it.
 */
export function originOf(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  return url.username === '' && url.password === '' && !url.host.includes('*') ? url.origin : undefined;
}
