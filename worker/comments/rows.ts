import type { Comment, CommentStatus, OwnerComment } from '#runtime/contracts/comments.ts';
import { COMMENT_CHANGE_MS } from '#runtime/domain/comments/limits.ts';

export interface CommentRow {
  id: string;
  item_id: string;
  thread_id: string;
  parent_id: string | null;
  author_name: string;
  author_email: string;
  user_id: string | null;
  by_shop: number;
  body: string;
  status: CommentStatus;
  like_count: number;
  flag_count: number;
  language: string;
  created_at: number;
  edited_at: number | null;
  updated_at: number;
}

/** A comment as it was read for a visitor. */
export interface ShownRow extends CommentRow {
  liked: number;
  reported: number;
  own: number;
}

export interface OwnerCommentRow extends CommentRow {
  item_title: string;
  user_email: string | null;
}

/** Returns a comment as its visitor sees it. A comment that is hidden from them keeps its place without its content. */
export function toComment(row: ShownRow): Comment {
  const isOwn = row.own === 1;
  const isWaiting = row.status === 'pending' || row.status === 'spam';
  const status = row.status === 'approved' ? 'approved' : isOwn && isWaiting ? 'pending' : 'hidden';
  const isHidden = status === 'hidden';
  return {
    id: row.id,
    threadId: row.thread_id,
    parentId: row.parent_id,
    authorName: isHidden ? '' : row.author_name,
    isByShop: !isHidden && row.by_shop === 1,
    body: isHidden ? '' : row.body,
    status,
    createdAt: row.created_at,
    editedAt: isHidden ? null : row.edited_at,
    likeCount: isHidden ? 0 : row.like_count,
    isLiked: row.liked === 1,
    isReported: row.reported === 1,
    isOwn,
    changeableUntil: isOwn && !isHidden ? row.created_at + COMMENT_CHANGE_MS : null,
  };
}

export function toOwnerComment(row: OwnerCommentRow): OwnerComment {
  return {
    id: row.id,
    itemId: row.item_id,
    itemTitle: row.item_title,
    threadId: row.thread_id,
    parentId: row.parent_id,
    authorName: row.author_name,
    authorEmail: row.author_email || (row.user_email ?? ''),
    userId: row.user_id,
    isByShop: row.by_shop === 1,
    body: row.body,
    status: row.status,
    likeCount: row.like_count,
    flagCount: row.flag_count,
    language: row.language,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
