/** Drawings, which mail programs drop: they show an empty frame in their place. */
const DRAWING = /\.svgz?$/i;

/**
 * Returns the whole address of a picture for a mail; undefined for none, and for one that mail programs do not show.
 * `baseUrl` is the shop's.
 */
export function mailPicture(url: string | undefined, baseUrl: string): string | undefined {
  if (url === undefined || !URL.canParse(url, baseUrl)) return undefined;
  const address = new URL(url, baseUrl);
  return DRAWING.test(address.pathname) ? undefined : address.href;
}
