import * as z from 'zod/mini';

/** Answer of `GET /api/1/brand`: the shared properties that the shop's brand colours set, with their values. */
export const BrandAnswer = z.strictObject({ properties: z.record(z.string(), z.string()) });
export type BrandAnswer = z.infer<typeof BrandAnswer>;
