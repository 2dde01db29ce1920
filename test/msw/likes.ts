import { HttpResponse, http, type JsonBodyType } from 'msw';
import type { ItemLikes } from '#runtime/contracts/likes.ts';
import { type Call, InterruptibleShop } from './interruptible-shop.ts';

/** Answers the calls about likes for component tests, and records them. */
export class LikesShop extends InterruptibleShop {
  /** The items that the shop knows, as this visitor sees their likes. */
  readonly items: Record<string, Omit<ItemLikes, 'itemId'>> = {};
  /** The header that names the visitor of the last call. */
  visitor: string | null = null;

  readonly handlers = [
    http.get('*/api/likes', ({ request }) =>
      this.#answer(request, () => {
        const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
        return { likes: ids.flatMap((itemId) => (this.items[itemId] ? [{ itemId, ...this.items[itemId] }] : [])) };
      }),
    ),
    http.put('*/api/likes/:id', ({ request, params }) => this.#answer(request, () => this.#set(params.id, true))),
    http.delete('*/api/likes/:id', ({ request, params }) => this.#answer(request, () => this.#set(params.id, false))),
  ];

  #set(id: unknown, isLiked: boolean): JsonBodyType {
    const itemId = String(id);
    const before = this.items[itemId] ?? { likeCount: 0, isLiked: false };
    const likeCount = before.likeCount + Number(isLiked) - Number(before.isLiked);
    this.items[itemId] = { likeCount, isLiked };
    return { itemId, likeCount, isLiked };
  }

  async #answer(request: Call, answer: () => JsonBodyType) {
    this.visitor = request.headers.get('X-Storefront-Visitor');
    const { interruption } = await this.receive(request);
    return (interruption as never) ?? HttpResponse.json(answer());
  }
}
