import * as z from 'zod/mini';

/** `?confirm=` repeats the name of what is deleted, because other things are deleted with it. */
export const Confirm = z.strictObject({ confirm: z._default(z.string(), '') });
