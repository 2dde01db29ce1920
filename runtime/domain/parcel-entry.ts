import { CARRIERS, findCarrier } from './carriers.ts';
import { parseUrl } from './parse-url.ts';

/** Longest number of a parcel, in UTF-16 code units. */
export const TRACKING_NUMBER_MAX_LENGTH = 100;

/** What somebody has entered about who carries a parcel and how one follows it; '' for nothing. */
export interface ParcelEntry {
  carrierId: string;
  /** The name of a carrier that the table lacks. */
  carrier: string;
  trackingNumber: string;
  /** An address of one’s own, which is used in place of the carrier’s page. */
  trackingUrl: string;
}

/** Letters and digits, of which one is a digit, with the marks by which people part them. */
export function isTrackingNumber(text: string): boolean {
  return text.length <= TRACKING_NUMBER_MAX_LENGTH && /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ._/-]{2,}$/u.test(text);
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/i.test(text) && parseUrl(text) !== undefined;
}

/**
 * Puts what was entered where it belongs: a number that stands where an address is asked for, an address where a number
 * is, and the name of a carrier that the table has.
 */
export function tidyEntry({ carrierId, carrier, trackingNumber, trackingUrl }: ParcelEntry): ParcelEntry {
  const typed = [trackingUrl.trim(), trackingNumber.trim()];
  const name = carrier.trim();
  const known = findCarrier(carrierId) ?? CARRIERS.find((each) => each.name.toLowerCase() === name.toLowerCase());
  return {
    carrierId: known?.id ?? '',
    carrier: known?.name ?? name,
    trackingNumber: typed.findLast((text) => text !== '' && !isWebAddress(text)) ?? '',
    trackingUrl: typed.find(isWebAddress) ?? '',
  };
}
