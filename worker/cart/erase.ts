/** Statements that find lines whose answers may name an address (?1 is the site, ?2 the address), and delete them. */
export const ANSWERS_IN_CARTS = {
  find: `SELECT e.cart_id || ' ' || e.id AS id, e.additional_fields AS text
      FROM cart_entries e INDEXED BY cart_entries_with_answers
      WHERE e.site_id = ?1 AND e.additional_fields <> '' AND instr(lower(e.additional_fields), ?2) > 0`,
  erase: `DELETE FROM cart_entries WHERE site_id = ?1 AND (cart_id, id) IN (
      SELECT substr(value, 1, instr(value, ' ') - 1), substr(value, instr(value, ' ') + 1) FROM json_each(?2)) RETURNING 1`,
};
