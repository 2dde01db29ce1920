import { HttpResponse, http } from 'msw';
import type { DeclarationReceipt } from '#runtime/contracts/withdrawals.ts';
import { ann } from './account.ts';
import { type Call, InterruptibleShop } from './interruptible-shop.ts';

/** Answers of the API for declarations, each of which is taken once by its key. */
export class DeclarationShop extends InterruptibleShop {
  /** Whether Ann is signed in. */
  isSignedIn = false;
  /** The receipts by the keys of their calls. */
  readonly receipts = new Map<string, DeclarationReceipt>();

  readonly handlers = [
    http.get('*/api/site-users/account/session', () =>
      HttpResponse.json({ siteUser: this.isSignedIn ? ann : null, xsrfToken: null, expiresAt: null }),
    ),
    ...['withdrawals', 'cancellations'].map((list) =>
      http.post(`*/api/commerce/${list}`, ({ request }) => this.#declare(request)),
    ),
  ];

  async #declare(request: Call): Promise<Response> {
    const { call, interruption } = await this.receive(request);
    if (interruption) return interruption;
    return HttpResponse.json(this.take(call.key ?? '', call.body));
  }

  /** Takes a declaration, or answers a repeat with the first receipt. */
  take(key: string, body: unknown): DeclarationReceipt {
    const known = this.receipts.get(key);
    if (known) return known;
    const { email = '' } = body as { email?: string };
    const receipt = {
      number: `W-${this.receipts.size + 1}`,
      receivedAt: Date.parse('2026-11-29T10:00:00Z'),
      email,
      text: JSON.stringify(body),
      head: 'abc123',
    };
    this.receipts.set(key, receipt);
    return receipt;
  }
}
