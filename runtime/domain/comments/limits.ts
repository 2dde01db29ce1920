import { MINUTE_MS } from '#runtime/domain/durations.ts';

/** Most characters of a comment, and of its author's name. */
export const COMMENT_MAX_LENGTH = 5_000;
export const COMMENT_NAME_MAX_LENGTH = 100;
/** How long the author of a comment may change it. */
export const COMMENT_CHANGE_MS = 30 * MINUTE_MS;
/** Most comments of a thread, hidden ones among them. */
export const COMMENT_THREAD_MAX = 200;
/** A comment with more links waits for the owner. */
export const COMMENT_LINKS_MAX = 3;
/** Threads on a page of comments. */
export const COMMENT_THREADS_PER_PAGE = 20;
/** Characters of comments after which a page takes no further thread. */
export const COMMENT_PAGE_LENGTH = 200_000;
