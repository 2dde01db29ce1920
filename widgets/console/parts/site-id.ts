/** Returns the site's id, which the page names; the audit log knows the site's settings by it. */
export function siteId(): string {
  return document.body.dataset.site ?? '';
}
