import * as z from 'zod/mini';
import { PURPOSES } from '../domain/may-track.ts';

/** Body of `POST /api/consent`: the purposes that the visitor allows; an empty list refuses all. */
export const ConsentRequest = z.strictObject({
  choice: z.array(z.enum(PURPOSES)).check(z.maxLength(PURPOSES.length)),
});
export type ConsentRequest = z.infer<typeof ConsentRequest>;
