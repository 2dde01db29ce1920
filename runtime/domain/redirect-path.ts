/**
 * Returns a path as redirects are kept and looked up: decoded, in lower case, without query, fragment and the slash at its
 * end. Of a whole address the path counts.
 */
export function redirectPath(text: string): string {
  const [path = ''] = text
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .split(/[?#]/);
  const parts = path.split('/').filter(Boolean).map(decoded);
  return `/${parts.join('/')}`.normalize('NFC').toLowerCase();
}

/** A part that is no valid encoding stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
