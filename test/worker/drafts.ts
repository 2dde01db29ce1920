import { DraftOrder } from '#runtime/contracts/draft-order.ts';
import type { Bindings } from '#worker/env.ts';
import { ANN, NEW_YORK } from './checkout.ts';
import { open } from './order-pages.ts';
import { OwnerProgram } from './owner.ts';
import { PRODUCTS } from './shops.ts';

export const DRAFTS = '/api/owner/draft-orders';

export const MUGS = {
  kind: 'product' as const,
  itemId: PRODUCTS.mug.id,
  variantId: 'variant-MUG',
  quantity: 2,
};

/** Two mugs for Ann in New York, at the shop's prices. */
export const ANNS = { email: ANN, address: NEW_YORK, lines: [MUGS] };

/** An owner who writes orders. */
export class Drafter {
  readonly program: OwnerProgram;
  bindings: Partial<Bindings> = {};

  constructor(program: OwnerProgram) {
    this.program = program;
  }

  static async of(): Promise<Drafter> {
    return new Drafter(await OwnerProgram.of());
  }

  send(method: string, path: string, body?: unknown, version?: number): Promise<Response> {
    const headers = version === undefined ? {} : { 'If-Match': `"${version}"` };
    return this.program.fetch(path, { method, body, headers, env: this.bindings });
  }

  async write(input: object = ANNS): Promise<DraftOrder> {
    return read(await this.send('POST', DRAFTS, input));
  }

  async read(id: string): Promise<DraftOrder> {
    return read(await this.send('GET', `${DRAFTS}/${id}`));
  }

  async link({ id, version }: DraftOrder, body: object = {}): Promise<DraftOrder> {
    return read(await this.send('POST', `${DRAFTS}/${id}/link`, body, version));
  }

  async payOutside({ id, version }: DraftOrder, body: object = { method: 'transfer' }): Promise<DraftOrder> {
    return read(await this.send('POST', `${DRAFTS}/${id}/payment`, body, version));
  }
}

/** Opens the page of a payment link, ticks its boxes and presses its button; returns where that leads. */
export async function pressPay({ link }: DraftOrder, env: Partial<Bindings> = {}) {
  const path = new URL(link?.url ?? '').pathname;
  const { page } = await open(path, { env });
  const inputs = await page.all('input[type="hidden"], input[checked]');
  const form = Object.fromEntries(inputs.map(({ name = '', value = '' }) => [name, value]));
  return open(path, { form: { ...form, withdrawalConsent: 'true', ageConfirmation: 'true' }, env });
}

/** Pays by a link with the second step of test mode; returns the path that the buyer ends at. */
export async function payLink(draft: DraftOrder, decision: 'approve' | 'decline' = 'approve') {
  const { location } = await pressPay(draft);
  const decided = await open(location ?? '', { form: { decision } });
  return open(decided.location ?? '');
}

async function read(answer: Response): Promise<DraftOrder> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return DraftOrder.parse(await answer.json());
}
