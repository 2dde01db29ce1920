import * as z from 'zod/mini';

/** Characters are counted by the Worker; this keeps out what could not be any password. */
const PASSWORD_UNITS = 1024;

/** Body of `PUT …/password` of the site, a collection or an item. */
export const PagePassword = z.strictObject({ password: z.string().check(z.maxLength(PASSWORD_UNITS)) });
export type PagePassword = z.infer<typeof PagePassword>;
