import { type SealPlace, type Secrets, seal, unseal } from '../session/service.ts';

/** The part of a mail that its reader alone may see: it contains links with tokens, and codes. */
export interface Content {
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** The columns of a mail from which its content is read. */
export interface SealedRow {
  site_id: string;
  id: string;
  subject: string;
  content: string;
  order_id: string | null;
  /** Null for a mail that is about no order. */
  order_number: number | null;
  /** The number of submissions in a collecting notice; 0 for any other mail. */
  collected: number;
}

/** Selects what `openContent` and `subjectOf` need besides the table's own columns. */
export const CONTENT_FACTS = `
  (SELECT number FROM orders o WHERE o.site_id = outbox.site_id AND o.id = outbox.order_id) AS order_number,
  (SELECT COUNT(*) FROM collected_submissions c WHERE c.site_id = outbox.site_id AND c.mail_id = outbox.id) AS collected`;

export function sealContent(secret: string, siteId: string, id: string, content: Content): string {
  return seal(secret, sealPlace(siteId, id), JSON.stringify(content));
}

/** Returns a mail's content. Mails are written before their order has its number, which is filled in here. */
export function openContent(secrets: Secrets, row: SealedRow): Content {
  const content: Content = JSON.parse(unseal(secrets, sealPlace(row.site_id, row.id), row.content));
  return { text: numbered(content.text, row), html: numbered(content.html, row), headers: content.headers };
}

/** Returns a mail's subject with its order's number, and with the number of submissions where there are several. */
export function subjectOf(row: SealedRow): string {
  const subject = numbered(row.subject, row);
  return row.collected > 1 ? `${subject} (${row.collected})` : subject;
}

function numbered(text: string, { order_id: id, order_number: number }: SealedRow): string {
  return id === null ? text : text.replaceAll(id, String(number ?? ''));
}

function sealPlace(siteId: string, id: string): SealPlace {
  return { siteId, column: 'outbox.content', id };
}
