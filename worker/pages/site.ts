/** What pages need to know of a site; the site middleware puts it on the request. */
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
}

export interface PagesEnv {
  Bindings: { DB: D1Database; ENVIRONMENT: string };
  Variables: { site: Site };
}
