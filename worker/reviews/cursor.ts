/** An id of `sortableId`. */
export const CURSOR_PATTERN = /^[a-z\d]{1,100}$/;
