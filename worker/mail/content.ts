import { type Place, seal, unseal } from '../session/service.ts';

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
  collected: number;
}

/** In the texts of a collecting notice, the place of its count. */
export const COUNT_PLACE = '{{collected}}';

/** Selects what `openContent` needs besides the table's own columns. */
export const ORDER_NUMBER = `(
  SELECT number FROM orders o WHERE o.site_id = outbox.site_id AND o.id = outbox.order_id) AS order_number`;

export function sealContent(secret: string, siteId: string, id: string, content: Content): string {
  return seal(placeOf(secret, siteId, id), JSON.stringify(content));
}

/**
 * Returns a mail's subject and content. Mails are written before their order has its number and their notice its count,
 * so both are filled in here. Throws if the Worker's secret has changed since.
 */
export function openContent(secret: string, row: SealedRow): Content & { subject: string } {
  const content: Content = JSON.parse(unseal(placeOf(secret, row.site_id, row.id), row.content));
  const fill = (text: string) => {
    const counted = text.replaceAll(COUNT_PLACE, String(row.collected));
    return row.order_id === null ? counted : counted.replaceAll(row.order_id, String(row.order_number ?? ''));
  };
  return { subject: fill(row.subject), text: fill(content.text), html: fill(content.html), headers: content.headers };
}

function placeOf(secret: string, siteId: string, id: string): Place {
  return { secret, siteId, column: 'outbox.content', id };
}
