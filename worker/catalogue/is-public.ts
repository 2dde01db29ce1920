/**
 * SQL condition for an item that visitors may see: it is published, and its date is not in the future. It reads the
 * database's own clock.
 */
export const IS_PUBLIC = "content_status = 'published' AND published_at <= unixepoch() * 1000";
