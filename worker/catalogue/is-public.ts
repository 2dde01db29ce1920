/** SQL condition for an item that visitors may see: its date is not in the future. It reads the database's own clock. */
export const IS_PUBLIC = 'published_at <= unixepoch() * 1000';
