/** Names of the cookies that Google's and Meta's scripts set for a shop, and of those for advertising alone. */
const OF_TAGS = /^_(ga|gid|gat|gcl|fb[pc])/;
const FOR_ADS = /^_(gcl|fb[pc])/;

/** Removes the cookies of Google's and Meta's scripts, which they set for the host or for a domain above it. */
export function forgetTagCookies({ forAdsOnly = false } = {}): void {
  const names = forAdsOnly ? FOR_ADS : OF_TAGS;
  const labels = location.hostname.split('.');
  const domains = labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!names.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
