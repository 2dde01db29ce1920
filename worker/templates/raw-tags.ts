import { MAX_FINDINGS, type PlacedFinding, warningAt } from './finding.ts';

/**
 * Comments, which visitors do not see, and the start of a tag that the platform's own server replaces. A comment that is
 * not closed reaches to the end.
 */
const RAW = /\{##[\s\S]*?(?:##\}|$)|<!--[\s\S]*?(?:-->|$)|<(squarespace:[\w-]+)/gi;

/** Names each tag that the platform fills in before its engine runs. Here the page keeps it as it is. */
export function checkRawTags(source: string): PlacedFinding[] {
  const findings: PlacedFinding[] = [];
  for (const { 1: tag, index } of source.matchAll(RAW)) {
    if (findings.length === MAX_FINDINGS) break;
    if (tag) findings.push(warningAt(index, 'TAG_RAW', messageOf(tag.toLowerCase())));
  }
  return findings;
}

function messageOf(tag: string): string {
  const base = `The shop does not fill in <${tag}>, so the page keeps the tag as it is`;
  return tag === 'squarespace:query' ? `${base}, and the items in it are those of the page.` : `${base}.`;
}
