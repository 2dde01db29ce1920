/** A comment by which a migration says what it takes away, and since when no release reads it. */
const CONTRACTS = /^-- contracts: \S.* unread since \d+\.\d+\.\d+/m;
/** Statements that D1 does not run in a migration, or that switch its checks off. */
const ALWAYS: readonly RegExp[] = [
  /\bPRAGMA\s+(?!defer_foreign_keys\b)\w+/i,
  /^\s*(?:BEGIN\s*(?:IMMEDIATE|EXCLUSIVE|TRANSACTION)?\s*;|COMMIT\b|ROLLBACK\b|ATTACH\b|VACUUM\b)/im,
];
const TAKEN_AWAY: readonly RegExp[] = [
  /\bALTER\s+TABLE\s+\w+\s+DROP\s+COLUMN/gi,
  /\bALTER\s+TABLE\s+\w+\s+RENAME\s+COLUMN/gi,
];

/** Whether a migration says what it takes away, and since when no release reads it. */
export function mayTakeAway(sql: string): boolean {
  return CONTRACTS.test(sql);
}

/**
 * Returns what a migration must not do, in its own words. The Worker of the release before runs on the migrated database until
 * the deploy has ended, so that what it reads must stay for one more release.
 */
export function refusedIn(sql: string): string[] {
  const text = sql.replace(/--.*$/gm, '');
  const always = ALWAYS.flatMap((rule) => rule.exec(text)?.[0].trim() ?? []);
  if (mayTakeAway(sql)) return always;
  const made = (kind: string) =>
    new Set(
      [...text.matchAll(new RegExp(`\\bCREATE\\s+(?:\\w+\\s+)?${kind}\\s+(\\w+)`, 'gi'))].map(([, name]) => name),
    );
  const renamedTo = new Set([...text.matchAll(/\bRENAME\s+TO\s+(\w+)/gi)].map(([, name]) => name));
  const dropped = ['TABLE', 'TRIGGER', 'INDEX', 'VIEW'].flatMap((kind) =>
    [...text.matchAll(new RegExp(`\\bDROP\\s+${kind}\\s+(?:IF\\s+EXISTS\\s+)?(\\w+)`, 'gi'))]
      .filter(([, name]) => !made(kind).has(name) && !(kind === 'TABLE' && renamedTo.has(name)))
      .map(([words]) => words),
  );
  const renamed = [...text.matchAll(/\bALTER\s+TABLE\s+(\w+)\s+RENAME\s+TO\s+\w+/gi)]
    .filter(([, name]) => !made('TABLE').has(name))
    .map(([words]) => words);
  const narrow = [...text.matchAll(/\bALTER\s+TABLE\s+\w+\s+ADD\s+(?:COLUMN\s+)?[^;]*\bNOT\s+NULL\b[^;]*/gi)]
    .filter(([words]) => !/\bDEFAULT\b/i.test(words))
    .map(([words]) => `${words.trim()} without a default`);
  return [...always, ...TAKEN_AWAY.flatMap((rule) => text.match(rule) ?? []), ...dropped, ...renamed, ...narrow];
}
