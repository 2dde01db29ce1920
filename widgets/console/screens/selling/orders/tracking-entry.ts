import type { ParcelTracking } from '#runtime/contracts/parcels.ts';
import { CARRIERS, type CarrierId, likelyCarrier } from '#runtime/domain/carriers.ts';
import { isTrackingNumber, isWebAddress } from '#runtime/domain/parcel-entry.ts';
import { parcelTexts } from '#runtime/i18n/en/console/orders.ts';

/** What the fields of a parcel hold: the id of a carrier, '' for none or OTHER; its name; and a number or a link. */
export interface TrackingEntry {
  carrierId: CarrierId | '' | typeof OTHER;
  carrier: string;
  tracking: string;
}

/** A carrier that the table lacks. */
export const OTHER = 'other';

let lastCarrier: TrackingEntry['carrierId'] = '';

/** Returns the fields as they begin: with the carrier of the parcel before, because shops use one or two. */
export function newEntry(): TrackingEntry {
  return { carrierId: lastCarrier, carrier: '', tracking: '' };
}

/** Remembers the carrier of a parcel that was recorded. */
export function keepCarrier({ carrierId }: TrackingEntry): void {
  lastCarrier = carrierId === OTHER ? '' : carrierId;
}

/** Returns the fields with what is known of a parcel. */
export function entryOf(parcel: { carrierId: string; carrier: string; trackingNumber: string; trackingUrl: string }) {
  const carrierId = CARRIERS.find(({ id }) => id === parcel.carrierId)?.id ?? (parcel.carrier ? OTHER : '');
  const tracking = parcel.trackingNumber || parcel.trackingUrl;
  return { carrierId, carrier: parcel.carrier, tracking } satisfies TrackingEntry;
}

/** Returns the entry with another number or link, and with the carrier whose numbers look like that where none is chosen. */
export function withTracking(entry: TrackingEntry, tracking: string): TrackingEntry {
  const likely = entry.carrierId === '' ? likelyCarrier(tracking.trim()) : undefined;
  return { ...entry, tracking, ...(likely && { carrierId: likely }) };
}

/** Returns why an entry cannot be sent; '' where it can. */
export function trackingError({ tracking }: TrackingEntry): string {
  const text = tracking.trim();
  return text === '' || isWebAddress(text) || isTrackingNumber(text) ? '' : parcelTexts.enterANumberOrLink;
}

/** Returns the entry as the shop takes it. */
export function toTracking({ carrierId, carrier, tracking }: TrackingEntry): ParcelTracking {
  const text = tracking.trim();
  const isLink = isWebAddress(text);
  return {
    carrierId: carrierId === OTHER ? '' : carrierId,
    carrier: carrierId === OTHER ? carrier.trim() : '',
    trackingNumber: isLink ? '' : text,
    trackingUrl: isLink ? text : '',
  };
}
