/**
 * Lets React's texts below a node be changed and removed after a page translator has put FONT elements in their places,
 * until the returned function is called. The code for that is fetched once a translator is at work.
 */
export function followTranslation(root: Node): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT'))
      import('./translated-texts.ts').then(
        ({ putStandIns }) => putStandIns(records),
        () => {},
      );
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
