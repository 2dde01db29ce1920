import type { OwnerSubmission } from '#runtime/contracts/submission.ts';

export interface SubmissionRow {
  id: string;
  form_id: string;
  field_values: string;
  is_spam: number;
  page_title: string;
  page_path: string;
  page_permission: string;
  created_at: number;
}

export function toSubmission(row: SubmissionRow): OwnerSubmission {
  return {
    id: row.id,
    formId: row.form_id,
    createdAt: row.created_at,
    values: JSON.parse(row.field_values),
    pageTitle: row.page_title,
    pagePath: row.page_path,
    pagePermissionTypeValue: row.page_permission,
    isSpam: row.is_spam === 1,
  };
}
