import type { Purpose } from '#runtime/domain/may-track.ts';

/** Data about the visitor of an act, which names no person. */
export interface ActPerson {
  /** The id in Google's cookie. */
  gaId?: string;
  /** The ids of visits in Google's cookies, by the part of the measurement id after "G-". */
  gaSessions?: Record<string, string>;
  /** From where the visitor came, as the shop's numbers name it. */
  source?: string;
  /** The id of our census. */
  visitorId?: string;
  /** Meta's cookies for the browser and for the press on an advertisement. */
  fbp?: string;
  fbc?: string;
  /** The name of the browser, which Meta asks for: forgotten once it is sent, or where nobody sends it. */
  userAgent?: string;
  /** The address of the site, without the page. */
  origin?: string;
}

/** The data for one purpose only. The id of our census is deleted when nothing is allowed any more. */
const KNOWN_FOR: Readonly<Record<Purpose, readonly (keyof ActPerson)[]>> = {
  analytics: ['gaId', 'gaSessions', 'source'],
  marketing: ['fbp', 'fbc', 'userAgent', 'origin'],
};

/** SQL that removes the data for these purposes only from the person of an act. */
export function withoutFor(purposes: readonly Purpose[]): string {
  const paths = purposes.flatMap((purpose) => KNOWN_FOR[purpose]).map((name) => `, '$.${name}'`);
  return `json_remove(person${paths.join('')})`;
}

/**
 * SQL that takes the browser's name out of the JSON `value` where the shop sends Meta nothing. ?1 is the site, and
 * `path` leads to the person.
 */
export function withNameForMeta(value: string, path = '$'): string {
  return `iif(EXISTS (SELECT 1 FROM senders WHERE site_id = ?1 AND id = 'meta' AND enabled = 1),
    ${value}, json_remove(${value}, '${path}.userAgent'))`;
}
