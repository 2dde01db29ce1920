import { HttpResponse, http, type JsonBodyType } from 'msw';
import type { Comment, CommentRules, NewComment } from '#runtime/contracts/comments.ts';
import { type Call, InterruptibleShop } from './interruptible-shop.ts';

export const aComment = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  threadId: id,
  parentId: null,
  authorName: 'Ann',
  isByShop: false,
  body: `Text of ${id}`,
  status: 'approved',
  createdAt: Date.parse('2026-10-01T12:00:00Z'),
  editedAt: null,
  likeCount: 0,
  isLiked: false,
  isReported: false,
  isOwn: false,
  changeableUntil: null,
  ...more,
});

interface Asked {
  id: string;
  url: URL;
  body: unknown;
}

/** Answers of the API for the comments of one item, 'post'. */
export class CommentShop extends InterruptibleShop {
  comments: Comment[] = [];
  /** The comments of the second page. */
  further: Comment[] = [];
  signedInAs: string | null = null;
  rules: CommentRules = {
    isOpen: true,
    isThreaded: true,
    hasLikes: true,
    hasReports: true,
    isAnonAllowed: true,
    isApprovalRequired: false,
    sort: 1,
    captcha: null,
  };

  readonly handlers = [
    http.get(
      '*/api/comments',
      this.#answering(({ url }) => this.#list(url)),
    ),
    http.post(
      '*/api/comments',
      this.#answering(({ body }) => this.#write(body as NewComment)),
    ),
    http.put(
      '*/api/comments/:id/like',
      this.#answering(({ id }) => this.#change(id, { isLiked: true, likeCount: 1 })),
    ),
    http.delete(
      '*/api/comments/:id/like',
      this.#answering(({ id }) => this.#change(id, { isLiked: false, likeCount: 0 })),
    ),
    http.post(
      '*/api/comments/:id/report',
      this.#answering(() => ({ isHidden: false })),
    ),
    http.put(
      '*/api/comments/:id',
      this.#answering(({ id, body }) => this.#change(id, { ...(body as object), editedAt: 1 })),
    ),
    http.delete(
      '*/api/comments/:id',
      this.#answering(({ id }) => this.#delete(id)),
    ),
  ];

  get count(): number {
    return this.comments.length + this.further.length;
  }

  /** The bodies of what was written. */
  get written(): NewComment[] {
    return this.calls
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/comments'))
      .map(({ body }) => body as NewComment);
  }

  #answering(answer: (asked: Asked) => JsonBodyType) {
    return async ({ request, params }: { request: Call; params: { id?: unknown } }) => {
      const { call, interruption } = await this.receive(request);
      if (interruption) return interruption;
      const found = answer({ id: String(params.id ?? ''), url: new URL(request.url), body: call.body });
      return found === null
        ? HttpResponse.json({ error: 'Gone.', code: 'COMMENT_NOT_FOUND' }, { status: 404 })
        : HttpResponse.json(found);
    };
  }

  #list(url: URL): JsonBodyType {
    if (url.searchParams.get('itemId') !== 'post') return null;
    const isFirst = !url.searchParams.has('cursor');
    const hasNextPage = isFirst && this.further.length > 0;
    return {
      comments: isFirst ? this.comments : this.further,
      publicCommentCount: this.count,
      rules: this.rules,
      signedInAs: this.signedInAs,
      hasNextPage,
      nextPageCursor: hasNextPage ? '0.x' : null,
    };
  }

  #write({ body, authorName = '', parentId = null }: NewComment): JsonBodyType {
    const id = `new${this.count}`;
    const isHeld = this.rules.isApprovalRequired;
    const threadId = this.comments.find((candidate) => candidate.id === parentId)?.threadId ?? id;
    const comment = aComment(id, {
      body,
      authorName: this.signedInAs || authorName,
      parentId,
      threadId,
      isOwn: true,
      status: isHeld ? 'pending' : 'approved',
      changeableUntil: 9e15,
      createdAt: Date.now(),
    });
    this.comments.push(comment);
    return { comment, publicCommentCount: this.count - Number(isHeld) };
  }

  #change(id: string, change: Partial<Comment>): JsonBodyType {
    const comment = this.comments.find((candidate) => candidate.id === id);
    if (!comment) return null;
    Object.assign(comment, change);
    return { comment, publicCommentCount: this.count };
  }

  #delete(id: string): JsonBodyType {
    this.comments = this.comments.filter((comment) => comment.id !== id);
    return { publicCommentCount: this.count };
  }
}
