export type Encoding = 'br' | 'gzip';

/** File endings of the twins that the build makes. */
export const TWIN_SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** The encodings of ours that a client takes, smallest first; `q=0` refuses one. */
export function acceptedEncodings(header: string): Encoding[] {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const offers = header.toLowerCase().split(',');
  const takes = (name: string) => offers.some((offer) => offer.split(';')[0]?.trim() === name && !refused.test(offer));
  return (['br', 'gzip'] as const).filter(takes);
}
