/** A site, from its row in `sites`. */
export interface Site {
  siteId: string;
  identifier: string;
  title: string;
  status: number;
  language: string;
  timeZone: string;
  website: Record<string, unknown>;
  websiteSettings: Record<string, unknown>;
  storeSettings: Record<string, unknown>;
  /** Ms since the epoch. */
  updatedAt: number;
}
