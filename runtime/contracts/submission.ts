import * as z from 'zod/mini';
import { FormValues } from './form.ts';

/** What was sent by a form, as the owner sees it. */
export const OwnerSubmission = z.strictObject({
  id: z.string(),
  formId: z.string(),
  /** Ms since the epoch. */
  createdAt: z.int(),
  values: FormValues,
  /** '' for none. */
  pageTitle: z.string(),
  pagePath: z.string(),
  isSpam: z.boolean(),
});
export type OwnerSubmission = z.infer<typeof OwnerSubmission>;

/** Answer of `GET /api/owner/forms/:formId/submissions?cursor=&limit=&spam=`, newest first. */
export const OwnerSubmissions = z.strictObject({
  submissions: z.array(OwnerSubmission),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerSubmissions = z.infer<typeof OwnerSubmissions>;
