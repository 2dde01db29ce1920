import { DAY_MS } from '#runtime/domain/durations.ts';

/** Values of `commentSortType`. */
export const COMMENT_SORT = { oldest: 1, newest: 2, mostLiked: 3 } as const;
export type CommentSort = (typeof COMMENT_SORT)[keyof typeof COMMENT_SORT];

/** The settings of a site that concern comments, by the platform's names. */
export interface CommentSettings {
  commentsEnabled: boolean;
  commentAnonAllowed: boolean;
  commentApprovalRequired: boolean;
  commentThreaded: boolean;
  commentLikesAllowed: boolean;
  commentFlagsAllowed: boolean;
  commentFlagThreshold: number;
  commentSortType: CommentSort;
  commentDisableAfterDaysDefault: number;
}

/** The settings of a site whose owner has never set them. */
export const COMMENT_DEFAULTS: CommentSettings = {
  commentsEnabled: false,
  commentAnonAllowed: false,
  commentApprovalRequired: false,
  commentThreaded: true,
  commentLikesAllowed: true,
  commentFlagsAllowed: true,
  commentFlagThreshold: 0,
  commentSortType: COMMENT_SORT.newest,
  commentDisableAfterDaysDefault: 0,
};

/** The part of an item that decides about its comments. */
export interface CommentedItem {
  /** 1: open. */
  commentState: number;
  publicCommentCount: number;
  /** Ms since the epoch. */
  publishedAt: number;
}

/** Whether an item's comments are shown, as the engine's predicate `comments?` has it. */
export function showsComments({ commentsEnabled }: CommentSettings, item: CommentedItem): boolean {
  return commentsEnabled && (item.commentState === 1 || item.publicCommentCount > 0);
}

/** Whether visitors may write comments below an item at a moment. */
export function takesComments(settings: CommentSettings, item: CommentedItem, now: number): boolean {
  const { commentsEnabled, commentDisableAfterDaysDefault: days } = settings;
  return commentsEnabled && item.commentState === 1 && (days === 0 || now < item.publishedAt + days * DAY_MS);
}
