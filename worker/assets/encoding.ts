export type Encoding = 'br' | 'gzip';

/** The suffixes of the compressed copies that the build makes. */
export const TWIN_SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Returns the encodings that a client accepts and we have, smallest first; `q=0` refuses one. */
export function acceptedEncodings(header: string): Encoding[] {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const offers = header.toLowerCase().split(',');
  const isAccepted = (name: string) =>
    offers.some((offer) => offer.split(';')[0]?.trim() === name && !refused.test(offer));
  return (['br', 'gzip'] as const).filter(isAccepted);
}
