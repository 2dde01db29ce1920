import * as z from 'zod/mini';

/** `?confirm=` repeats the name of the deleted object, because other objects are deleted with it. */
export const Confirm = z.strictObject({ confirm: z._default(z.string(), '') });

/** `?forGood=true` deletes an object without keeping it in the bin, which does not take everything. */
export const ForGood = z.strictObject({ forGood: z.optional(z.enum(['true'])) });

export const ConfirmOrForGood = z.extend(Confirm, ForGood.shape);
