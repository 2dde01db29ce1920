import * as z from 'zod/mini';

/** `?confirm=` repeats the name of the deleted object, because other objects are deleted with it. */
export const Confirm = z.strictObject({ confirm: z._default(z.string(), '') });
