const TAG = /<meta\b/i;
const CONTENT = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Returns the code of what somebody has pasted: the code itself, or the whole tag that a service shows. */
export function verificationCode(pasted: string): string {
  const text = pasted.trim();
  if (!TAG.test(text)) return text;
  const [, double, single, bare] = CONTENT.exec(text) ?? [];
  return (double ?? single ?? bare ?? '').trim();
}
