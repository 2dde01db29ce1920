import * as z from 'zod/mini';

/** Which services a row of share buttons offers, by the platform's numbers (`share-services.ts`): `{ "1": true }`. */
export const ShareButtonOptions = z.record(z.string().check(z.regex(/^\d{1,2}$/)), z.boolean());
export type ShareButtonOptions = z.infer<typeof ShareButtonOptions>;
