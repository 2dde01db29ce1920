/**
 * Hears of changes below a node, and makes up for those of page translators, which put a FONT element in the place of each
 * text: React can then still change and remove its texts. The code for that is fetched once a translator is at work.
 */
export function followTranslation(records: MutationRecord[]): void {
  if (!records.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT')) return;
  import('./translated-texts.ts').then(
    ({ putStandIns }) => putStandIns(records),
    () => {},
  );
}
