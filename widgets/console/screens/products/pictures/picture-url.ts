/** Returns the address of a picture in about a width, in px. The shop serves its own pictures in several widths. */
export function pictureUrl(assetUrl: string, width: 100 | 300 | 1000): string {
  return assetUrl.startsWith('/') ? `${assetUrl}?format=${width}w` : assetUrl;
}
