/**
 * Returns a text between invisible marks that keep its direction apart from that of the text around it, where no element
 * can do so: in titles, plain mails and labels. `isolatedLtr` is for phone numbers and codes, which run from left to
 * right in every language.
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

export function isolatedLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
