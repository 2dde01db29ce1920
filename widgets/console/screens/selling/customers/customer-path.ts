/** The screen of a person. */
export function customerPath(email: string): string {
  return `customers/${encodeURIComponent(email)}`;
}
