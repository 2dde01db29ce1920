import { HttpResponse, http } from 'msw';
import type { AgentAnswer } from '#runtime/contracts/agents.ts';
import { type Call, InterruptibleShop } from './interruptible-shop.ts';

/** What a shop answers agents: what they may do, and the calls of the Universal Commerce Protocol. */
export class AgentAnswers extends InterruptibleShop {
  access: AgentAnswer['access'] = ['look', 'cart', 'checkout'];
  /** Answers by the end of the path. */
  readonly ucp: Record<string, object> = {
    'catalog/search': { products: [], pagination: { has_next_page: false } },
    'policies/search': { results: [] },
  };

  readonly handlers = [
    http.get('*/api/agents', () => HttpResponse.json({ access: this.access })),
    http.post('*/api/ucp/*', async ({ request }: { request: Call }) => {
      const { call, interruption } = await this.receive(request);
      if (interruption) return interruption as never;
      const answer = this.ucp[call.path.replace('/api/ucp/', '')];
      if (!answer) return HttpResponse.json({ error: 'There is no such product.' }, { status: 404 });
      return HttpResponse.json({ ucp: { version: '2026-04-08' }, ...answer });
    }),
  ];
}
