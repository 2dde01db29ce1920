import * as z from 'zod/mini';
import { CARRIER_IDS } from '../domain/carriers.ts';
import { isTrackingNumber, isWebAddress } from '../domain/parcel-entry.ts';
import { MAX_LINES, OrderUnits, STEPS_BACK } from './order.ts';

/** Longest name of a carrier and longest address of a tracking page, in UTF-16 code units. */
const CARRIER_MAX_LENGTH = 100;
const URL_MAX_LENGTH = 2_000;
const MAX_PARCEL_LINES = 200;

/** A number of a parcel, or the address of its tracking page: whichever stands in whichever field is understood. */
const numberOrAddress = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(URL_MAX_LENGTH),
    z.refine((text) => text === '' || isWebAddress(text) || isTrackingNumber(text)),
  ),
  '',
);

/**
 * Who carries a parcel: a carrier of the table by its id, or any other by name; and the number of the parcel, or an address
 * of a page that shows where it is.
 */
export const ParcelTracking = z.strictObject({
  carrierId: z._default(z.union([z.literal(''), z.enum(CARRIER_IDS)]), ''),
  carrier: z._default(z.string().check(z.trim(), z.maxLength(CARRIER_MAX_LENGTH)), ''),
  trackingNumber: numberOrAddress,
  trackingUrl: numberOrAddress,
});
export type ParcelTracking = z.infer<typeof ParcelTracking>;

/** A parcel of an order that an owner has sent. Without `lines`, it has all units that were not sent before. */
export const SentParcel = z.strictObject({
  ...ParcelTracking.shape,
  lines: z.optional(z.array(OrderUnits).check(z.minLength(1), z.maxLength(MAX_PARCEL_LINES))),
});
export type SentParcel = z.infer<typeof SentParcel>;

/** Another carrier or number of a parcel that was recorded as sent; `notifies` sends its buyer a mail about that. */
export const ParcelCorrection = z.strictObject({ ...ParcelTracking.shape, notifies: z._default(z.boolean(), true) });
export type ParcelCorrection = z.infer<typeof ParcelCorrection>;

/**
 * A step that was recorded by mistake: that an order is packed, or one of its parcels, of which the place among all parcels
 * and the time when it was recorded are named, so that a repeat takes back no other one.
 */
export const StepBack = z
  .strictObject({
    step: z.enum(STEPS_BACK),
    parcel: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_LINES))),
    /** Ms since the epoch. */
    sentAt: z.optional(z.int().check(z.minimum(0))),
  })
  .check(
    z.refine(({ step, parcel, sentAt }) => step === 'packed' || (parcel !== undefined && sentAt !== undefined), {
      path: ['parcel'],
    }),
  );
export type StepBack = z.infer<typeof StepBack>;

/**
 * That goods of an order have arrived: one of its parcels, units of its lines, or all parcels that were sent. `parcel`
 * counts the parcels from 0, the first one sent; `day` is the day of arrival where the buyer lives, today by default.
 */
export const DeliveredParcel = z
  .strictObject({
    parcel: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_LINES))),
    lines: z.optional(z.array(OrderUnits).check(z.minLength(1), z.maxLength(MAX_PARCEL_LINES))),
    day: z.optional(z.iso.date()),
  })
  .check(z.refine(({ parcel, lines }) => parcel === undefined || lines === undefined, { path: ['lines'] }));
export type DeliveredParcel = z.infer<typeof DeliveredParcel>;
