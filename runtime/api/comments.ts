import type { Comment, CommentAnswer, CommentsResponse, NewComment } from '../contracts/comments.ts';
import { API_ROOT } from '../contracts/http.ts';
import { type Call, request } from './request.ts';
import { isListOf, isRecord } from './shape.ts';

const COMMENTS = `${API_ROOT}comments`;
const pathOf = (id: string) => `${COMMENTS}/${encodeURIComponent(id)}`;

/** Adds to a call who is signed in, on pages of another origin. */
type Sign = NonNullable<Call<unknown>['sign']>;

/** Reads a page of an item's comments. */
export function getComments(itemId: string, cursor: string | null, sign: Sign): Promise<CommentsResponse> {
  const query = new URLSearchParams({ itemId, ...(cursor !== null && { cursor }) });
  return request({ path: `${COMMENTS}?${query}`, sign, isAnswer: isComments });
}

/** Writes a comment; every repeat of one intent has the same key. */
export function postComment(body: NewComment, idempotencyKey: string, sign: Sign): Promise<CommentAnswer> {
  return request({ method: 'POST', path: COMMENTS, body, idempotencyKey, sign, isAnswer });
}

export function putComment(id: string, body: string, sign: Sign): Promise<CommentAnswer> {
  return request({ method: 'PUT', path: pathOf(id), body: { body }, isRepeatable: true, sign, isAnswer });
}

export function deleteComment(id: string, sign: Sign): Promise<{ publicCommentCount: number }> {
  return request({ method: 'DELETE', path: pathOf(id), sign, isAnswer: isCounted });
}

export function likeComment(id: string, isLiked: boolean, sign: Sign): Promise<CommentAnswer> {
  const method = isLiked ? 'PUT' : 'DELETE';
  return request({ method, path: `${pathOf(id)}/like`, isRepeatable: true, sign, isAnswer });
}

export function reportComment(id: string, sign: Sign): Promise<{ isHidden: boolean }> {
  return request({ method: 'POST', path: `${pathOf(id)}/report`, isRepeatable: true, sign, isAnswer: isReported });
}

function isCounted(json: unknown): json is { publicCommentCount: number } {
  return isRecord(json) && typeof json.publicCommentCount === 'number';
}

function isReported(json: unknown): json is { isHidden: boolean } {
  return isRecord(json) && typeof json.isHidden === 'boolean';
}

function isAnswer(json: unknown): json is CommentAnswer {
  return isCounted(json) && 'comment' in json && isComment(json.comment);
}

function isComments(json: unknown): json is CommentsResponse {
  return (
    isCounted(json) &&
    'comments' in json &&
    isListOf(json.comments, isComment) &&
    'rules' in json &&
    isRecord(json.rules)
  );
}

function isComment(json: unknown): json is Comment {
  return (
    isRecord(json) &&
    [json.id, json.threadId, json.authorName, json.body, json.status].every((value) => typeof value === 'string') &&
    typeof json.createdAt === 'number' &&
    typeof json.likeCount === 'number'
  );
}
