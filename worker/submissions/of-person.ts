import type { AccountData } from '#runtime/contracts/account-data.ts';
import type { FormField, FormValues } from '#runtime/contracts/form.ts';
import { ADDRESSES_OF, OWN_ROWS_MAX } from '../db/addresses-of.ts';

interface Row {
  form: string;
  fields: string;
  field_values: string;
  page_title: string;
  page_path: string;
  created_at: number;
}

/**
 * Reads the submissions with a person's address as an answer, for the person, the newest first. A text of somebody else
 * that only mentions the address is not the person's.
 */
export async function submissionsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['submissions']> {
  const { results } = await db
    .prepare(
      `SELECT f.name AS form, f.fields, s.field_values, s.page_title, s.page_path, s.created_at
       FROM submission_emails e CROSS JOIN form_submissions s ON s.site_id = e.site_id AND s.id = e.submission_id
       CROSS JOIN forms f ON f.site_id = s.site_id AND f.id = s.form_id
       WHERE e.site_id = ?1 AND e.email IN ${ADDRESSES_OF('?2')} AND EXISTS (
         SELECT 1 FROM json_each(s.field_values) v WHERE v.type = 'text' AND lower(trim(v.value)) = e.email)
       ORDER BY s.id DESC LIMIT ?3`,
    )
    .bind(siteId, email, OWN_ROWS_MAX)
    .all<Row>();
  return results.map((row) => {
    const values: FormValues = JSON.parse(row.field_values);
    const titles = new Map((JSON.parse(row.fields) as FormField[]).map(({ id, title }) => [id, title]));
    return {
      form: row.form,
      pageTitle: row.page_title,
      pagePath: row.page_path,
      createdAt: row.created_at,
      answers: Object.entries(values).map(([id, value]) => ({ title: titles.get(id) ?? id, value })),
    };
  });
}
