/**
 * SQL list of an account's confirmed addresses: `email`, an SQL expression of the one it has, and those that it had
 * before and no other account has confirmed since. ?1 is the site.
 */
export const ADDRESSES_OF = (email: string) => `(SELECT ${email} AS email UNION ALL SELECT e.email FROM site_users u
  JOIN site_user_emails e ON e.site_id = u.site_id AND e.user_id = u.id WHERE u.site_id = ?1 AND u.email = ${email})`;

/** Most rows of a kind in a person's data, because strangers can add rows by naming the person's address. */
export const OWN_ROWS_MAX = 1_000;
