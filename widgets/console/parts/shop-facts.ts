/** What the console's page says of its shop. */

/** Returns the site's id; the audit log knows the site's settings by it. */
export function siteId(): string {
  return document.body.dataset.site ?? '';
}

/** Returns the country of the business by its code; '' where its owner has not said. */
export function shopCountry(): string {
  return document.body.dataset.country ?? '';
}
