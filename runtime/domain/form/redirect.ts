/**
 * Returns the absolute address to open after a submission, or '' where it is not allowed. Only http and https are
 * allowed, and only origins of the list. The address is checked when an owner saves it and again when it is used.
 * `base` is the page's address.
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
