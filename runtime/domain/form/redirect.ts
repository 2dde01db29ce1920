/**
 * Address to go to after a submission, made absolute, or '' where it may not be followed: only http and https, and only
 * to an origin of the list. Checked when an owner saves it, and again whenever it is used. `base` is the page's address.
 */
export function safeRedirect(target: string, base: string, allowedOrigins: readonly string[]): string {
  if (!target.trim()) return '';
  let url: URL;
  try {
    url = new URL(target.trim(), base);
  } catch {
    return '';
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && !url.username && !url.password && allowedOrigins.includes(url.origin) ? url.href : '';
}
