/**
 * Reads an address; undefined where it is none. `URL.parse` came with Safari 18 and Chrome 126, `URL.canParse` with Safari
 * 17 and Chrome 120.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
