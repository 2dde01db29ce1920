import * as z from 'zod/mini';
import { ACT_KINDS, type Act as ActShape } from './telemetry.ts';

/** An act as the answer to its change carries it; see `Act` in `telemetry.ts`, which scripts of pages import. */
export const Act = z.strictObject({
  id: z.string(),
  kind: z.enum(ACT_KINDS),
  currency: z.string(),
  valueCents: z.int(),
  items: z.array(
    z.strictObject({
      itemId: z.string(),
      sku: z.string(),
      title: z.string(),
      quantity: z.int(),
      priceCents: z.int(),
    }),
  ),
  orderNumber: z.exactOptional(z.int()),
  step: z.exactOptional(z.enum(['shipping', 'payment'])),
}) satisfies z.ZodMiniType<ActShape>;
